import { mixed } from 'yup'
import { isOversize } from './field-value.ts'
import { firstError, type FieldRules } from './errors/first-error.ts'
import type { RuleContext } from './rule.ts'

/**
 * A schema field that runs our rules and reports the first failure. Missing values are empty,
 * values that are no text or number are of the wrong kind, and text is trimmed. Rules V-03, V-41.
 */
export const textField = (rules: FieldRules) => fieldOf(trimmedText, rules)

/** A schema field without trimming: blanks belong to a password. Rule V-41. */
export const passwordField = (rules: FieldRules) => fieldOf(typedText, rules)

function fieldOf(read: (value: unknown) => unknown, rules: FieldRules) {
  return mixed((value): value is string => typeof value === 'string')
    .transform(read)
    .default('')
    .typeError('errors.kind')
    .test({
      test: (value, { parent, options, createError }) => {
        const { ukPhone } = (options.context ?? {}) as Pick<RuleContext, 'ukPhone'>
        const messageKey = firstError(value, rules, {
          fields: parent as RuleContext['fields'],
          ukPhone,
        })
        return messageKey === null || createError({ message: messageKey })
      },
    })
}

function typedText(value: unknown): unknown {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value
}

function trimmedText(value: unknown): unknown {
  const text = typedText(value)
  return typeof text === 'string' && !isOversize(text) ? text.trim() : text
}
