import { isEmpty, isOversize } from '../field-value.ts'
import type { Rule } from '../rule.ts'

/** Required: text that is not blank, a list that is not empty. Rule V-04. */
export const required: Rule = (value) => {
  if (isOversize(value)) return 'errors.maxLength'
  return isEmpty(value) ? 'errors.required' : null
}
