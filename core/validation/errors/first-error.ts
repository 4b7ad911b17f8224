import type { MessageKey } from '#core/messages/message-text.ts'
import { noContext, type Rule, type RuleContext } from '../rule.ts'

/** The rules of one field. */
export type FieldRules = {
  /** `required` or a variant of it. Runs before all others. */
  presence?: Rule
  /** In the order of their messages. */
  rules?: readonly Rule[]
}

/** The message key of the first rule that fails; null when all pass. Rule V-03. */
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
