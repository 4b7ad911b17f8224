import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

/** @example monthsText(24) // '24 months' */
export const monthsText = (months: number): string =>
  months === 1 ? messages.calculators.month : fill(messages.calculators.months, { count: months })
