import { ValidationError, type ObjectSchema } from 'yup'
import type { MessageKey } from '../messages/message-text.ts'
import type { RuleContext } from './rule.ts'

/** The message key of each invalid field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, MessageKey>>

export type FormCheck<Fields extends object> =
  | { ok: true; value: Fields }
  | { ok: false; errors: FieldErrors<Extract<keyof Fields, string>> }

/**
 * Validates a whole form: returns the values as read by the schema, unknown fields left out, or the
 * first message key of every invalid field. Rules V-03, V-41.
 */
export function checkForm<Fields extends object>(
  schema: ObjectSchema<Fields>,
  values: Readonly<Record<string, unknown>>,
  context: Pick<RuleContext, 'ukPhone'> = {},
): FormCheck<Fields> {
  // Only known fields are passed on: yup fails on a field named __proto__.
  const known = Object.fromEntries(Object.keys(schema.fields).map((name) => [name, values[name]]))
  try {
    const value = schema.validateSync(known, { abortEarly: false, context })
    return { ok: true, value: value as Fields }
  } catch (error) {
    /* v8 ignore next -- yup throws nothing else unless a rule is broken, and that must be heard */
    if (!(error instanceof ValidationError)) throw error
    return {
      ok: false,
      errors: Object.fromEntries(
        error.inner.map(({ path, message }) => [path, message]),
      ) as FieldErrors<Extract<keyof Fields, string>>,
    }
  }
}
