/**
 * Whether an answer can be one to the same question as an earlier one: both lists or both
 * documents, with at least one field in common. Nothing found goes with everything. Rule E-05.
 */
export function isAlike(before: unknown, now: unknown): boolean {
  if (isNothing(before) || isNothing(now)) return true
  if (Array.isArray(before) || Array.isArray(now))
    return Array.isArray(before) && Array.isArray(now) && isAlike(before[0], now[0])
  if (typeof before !== 'object' || typeof now !== 'object') return typeof before === typeof now
  return Object.keys(before as object).some((key) => Object.hasOwn(now as object, key))
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)
