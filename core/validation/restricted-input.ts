import { longestReadable } from './field-value.ts'

/**
 * The value of a restricted text field after a change: the new text if it matches the pattern, else
 * the old one. Empty text is always allowed. Rule V-30.
 * @example restrictedInput('12', '12a', /^\d*$/) // '12'
 */
export function restrictedInput(before: string, after: string, pattern: RegExp): string {
  if (after === '') return after
  // `search` ignores the `lastIndex` of a global pattern.
  return after.length <= longestReadable && after.search(pattern) !== -1 ? after : before
}
