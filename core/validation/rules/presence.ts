import { isEmpty, isOversize } from '../field-value.ts'
import { noContext, type Rule, type RuleContext } from '../rule.ts'

/** Required: text that is not blank, a list that is not empty. Rule V-04. */
export const required: Rule = (value) => {
  if (isOversize(value)) return 'errors.maxLength'
  return isEmpty(value) ? 'errors.required' : null
}

/** Required while a condition on the other fields holds. Rule V-05. */
export function requiredIf(isNeeded: (fields: RuleContext['fields']) => boolean): Rule {
  return (value, context = noContext) => {
    if (isOversize(value)) return 'errors.maxLength'
    return isNeeded(context.fields) ? required(value) : null
  }
}

/**
 * Required unless a condition on the other fields rules it out; then it must be empty. Rule V-06.
 * @example requiredUnless(({ email }) => !isEmpty(email)) // one of the two, not both
 */
export function requiredUnless(isRuledOut: (fields: RuleContext['fields']) => boolean): Rule {
  return (value, context = noContext) => {
    if (isOversize(value)) return 'errors.maxLength'
    if (!isRuledOut(context.fields)) return required(value)
    return isEmpty(value) ? null : 'errors.shouldNotBeFilled'
  }
}
