import type { Rule } from 'sanity'

/**
 * A rule with nothing in it yet. The one a field is handed already demands that the value is a date
 * or of its list, in words that name no control; the field's other rule says that in ours.
 */
export const ownRule = <FieldRule>(rule: FieldRule): FieldRule =>
  (rule as Rule).reset() as FieldRule
