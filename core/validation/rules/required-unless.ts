import { isEmpty, isOversize } from '../field-value.ts'
import { noContext, type Rule, type RuleContext } from '../rule.ts'
import { required } from './required.ts'

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
