import type { MessageKey } from '../messages/message-text.ts'
import { isEmpty, isOversize } from './field-value.ts'

/** What a rule may look at besides the value. */
export type RuleContext = {
  /** The other fields of the form. */
  fields: Readonly<Record<string, unknown>>
  /** Decides whether a phone number exists; absent until its tables have arrived. Rule V-39. */
  ukPhone?: ((text: string) => string | null) | undefined
}

/**
 * One thing that must hold of a field: null when it does, else the message key that says what is
 * wrong. Fails, never throws, on any value of any kind, in a time that grows with its length at
 * most. Rule V-40.
 */
export type Rule = (value: unknown, context?: RuleContext) => MessageKey | null

export const noContext: RuleContext = { fields: {} }

/** A rule over the text as it was typed. What is empty passes, what is oversize or no text fails. Rules V-01, V-02. */
export function typedRule(
  messageKey: MessageKey,
  isGood: (text: string, context: RuleContext) => boolean,
): Rule {
  return (value, context = noContext) => {
    if (isOversize(value)) return 'errors.maxLength'
    if (isEmpty(value)) return null
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && isGood(text, context) ? null : messageKey
  }
}

/** The same over the trimmed text. */
export function textRule(
  messageKey: MessageKey,
  isGood: (text: string, context: RuleContext) => boolean,
): Rule {
  return typedRule(messageKey, (text, context) => isGood(text.trim(), context))
}
