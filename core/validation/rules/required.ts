import { isEmpty, isOversize } from '../field-value.ts'
import type { Rule } from '../rule.ts'

/** Something must be filled in: text that is not blank, a list that holds something. Rule V-04. */
export const required: Rule = (value) => {
  if (isOversize(value)) return 'errors.maxLength'
  return isEmpty(value) ? 'errors.required' : null
}
