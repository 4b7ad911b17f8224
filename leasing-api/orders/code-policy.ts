import { codesPerPhone, resendGapMs } from '#core/wizard/code-rules.ts'
import type { LimitRule } from './limit-rule.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * How often codes are texted: to an order and a phone by Rules W-30 and W-31. An address may be a whole office or a mobile network, so its
 * ceiling is far above a person's; the last bounds what an attack from many addresses can cost.
 */
export const codeLimits = {
  order: [{ windowMs: resendGapMs, most: 1 }],
  phone: [...codesPerPhone],
  address: [
    { windowMs: hourMs, most: 60 },
    { windowMs: dayMs, most: 300 },
  ],
  total: [{ windowMs: hourMs, most: 2000 }],
} satisfies Record<string, LimitRule[]>
