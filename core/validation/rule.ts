import type { MessageKey } from '../messages/message-text.ts'
import { isEmpty, isOversize } from './field-value.ts'

/** Input of a rule beside the value. */
export type RuleContext = {
  /** The other fields of the form. */
  fields: Readonly<Record<string, unknown>>
  /** Phone number check; absent until its tables have loaded. Rule V-39. */
  ukPhone?: ((text: string) => string | null) | undefined
}

/**
 * A validation rule of a field: returns null when it passes, else a message key. Never throws, for
 * any value, in linear time. Rule V-40.
 */
export type Rule = (value: unknown, context?: RuleContext) => MessageKey | null

export const noContext: RuleContext = { fields: {} }

/**
 * Makes a rule over the text as typed. Empty values pass, oversize ones and non-texts fail. Rules
 * V-01, V-02.
 */
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

/** Makes a rule over the trimmed text. */
export function textRule(
  messageKey: MessageKey,
  isGood: (text: string, context: RuleContext) => boolean,
): Rule {
  return typedRule(messageKey, (text, context) => isGood(text.trim(), context))
}
