import { isOversize } from '../field-value.ts'
import { noContext, type Rule, type RuleContext } from '../rule.ts'
import { required } from './required.ts'

/** Required while a condition on the other fields holds. Rule V-05. */
export function requiredIf(isNeeded: (fields: RuleContext['fields']) => boolean): Rule {
  return (value, context = noContext) => {
    if (isOversize(value)) return 'errors.maxLength'
    return isNeeded(context.fields) ? required(value) : null
  }
}
