/** Longest text or list that a rule reads. Rule V-01. */
export const longestReadable = 10_000

/** Whether a value is too long to be validated. Rule V-01. */
export function isOversize(value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > longestReadable
}

/**
 * Whether a value is empty: missing, blank text or an empty list. A number and a checkbox never
 * are. Rule V-02.
 */
export function isEmpty(value: unknown): boolean {
  if (isOversize(value)) return false
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null
}
