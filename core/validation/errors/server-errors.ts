import { isMessageKey, messageText } from '#core/messages/message-text.ts'

/** The message of each field, and of the form as a whole. */
export type FormErrors<Field extends string> = Partial<Record<Field | 'form', string>>

/**
 * The first message of each field, message keys resolved. Errors of other fields stand under
 * `form`. Rules V-61, V-62.
 */
export function fieldErrors<Field extends string>(
  errors: unknown,
  fields: readonly Field[],
): FormErrors<Field> {
  const texts: FormErrors<Field> = {}
  for (const [name, messages] of Object.entries(isRecord(errors) ? errors : {})) {
    const first: unknown = Array.isArray(messages) ? messages[0] : messages
    if (typeof first !== 'string') continue
    const isField = (fields as readonly string[]).includes(name)
    texts[isField ? (name as Field) : 'form'] ??= messageText(first)
  }
  return texts
}

/**
 * Form errors from the body of a failed call: its field errors, from `errors` or `payload`, else
 * the message of the form. Rules V-61, V-62, V-63.
 */
export function serverErrors<Field extends string>(
  body: unknown,
  fields: readonly Field[],
): FormErrors<Field> {
  const { errors, payload } = isRecord(body) ? body : {}
  const texts = fieldErrors(isFilled(errors) ? errors : payload, fields)
  return isFilled(texts) ? texts : ({ form: serverMessage(body) } as FormErrors<Field>)
}

/** The message of a failed call as a whole: of its error key, else its message, else the generic text. Rule V-63. */
export function serverMessage(body: unknown): string {
  const { error_key: errorKey, message } = isRecord(body) ? body : {}
  if (typeof errorKey === 'string' && isMessageKey(errorKey)) return messageText(errorKey)
  if (typeof message === 'string' && message !== '') return messageText(message)
  return messageText('errors.generic')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isFilled = (value: unknown) => isRecord(value) && Object.keys(value).length > 0
