import type { LimitRule } from './limit-rule.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a code works. */
export const codeLifetimeMs = 10 * minuteMs

/** Wrong guesses after which a code is ended. */
export const guessesPerCode = 5

/**
 * How often codes are texted. An address may be a whole office or a mobile network, so its
 * ceiling is far above a person's; the last bounds what an attack from many addresses can cost.
 */
export const codeLimits = {
  order: [{ windowMs: 30 * secondMs, most: 1 }],
  phone: [
    { windowMs: hourMs, most: 5 },
    { windowMs: dayMs, most: 10 },
  ],
  address: [
    { windowMs: hourMs, most: 60 },
    { windowMs: dayMs, most: 300 },
  ],
  total: [{ windowMs: hourMs, most: 2000 }],
} satisfies Record<string, LimitRule[]>
