import { longestReadable } from './field-value.ts'

/**
 * What a restricted text field holds after a change: the new text when it fits the pattern, else
 * the one before. A field can always be emptied. Rule V-30.
 * @example restrictedInput('12', '12a', /^\d*$/) // '12'
 */
export function restrictedInput(before: string, after: string, pattern: RegExp): string {
  if (after === '') return after
  // `search` starts at the beginning even with a pattern that remembers where it last stopped.
  return after.length <= longestReadable && after.search(pattern) !== -1 ? after : before
}
