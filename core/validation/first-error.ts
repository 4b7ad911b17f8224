import type { MessageKey } from '../messages/message-text.ts'
import { noContext, type Rule, type RuleContext } from './rule.ts'

/** What must hold of one field. */
export type FieldRules = {
  /** `required` or one of its kin. Runs before everything else. */
  presence?: Rule
  /** In the order in which their messages come. */
  rules?: readonly Rule[]
}

/** The message key of the first rule that fails; null when all hold. Rule V-03. */
export function firstError(
  value: unknown,
  { presence, rules = [] }: FieldRules,
  context: RuleContext = noContext,
): MessageKey | null {
  for (const rule of presence ? [presence, ...rules] : rules) {
    const messageKey = rule(value, context)
    if (messageKey !== null) return messageKey
  }
  return null
}
