import type { LeasingApiError } from '#core/contract/leasing-api-error.ts'
import { messageText } from '#core/messages/message-text.ts'

/**
 * The message to show for each field of a failed submission: the first of each. What concerns no
 * field of the form stands under `form`.
 */
export function firstMessages<Field extends string>(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: readonly Field[],
): Partial<Record<Field | 'form', string>> {
  const messages: Partial<Record<Field | 'form', string>> = {}
  for (const [name, list] of Object.entries(errors)) {
    const first = list[0]
    if (first === undefined) continue
    const isField = (fields as readonly string[]).includes(name)
    messages[isField ? (name as Field) : 'form'] ??= messageText(first)
  }
  return messages
}

/** The same for an error of the leasing API; a failure without fields is the form's own. */
export function messagesOf<Field extends string>(
  error: LeasingApiError,
  fields: readonly Field[],
): Partial<Record<Field | 'form', string>> {
  const messages = firstMessages(error.body.errors, fields)
  return Object.keys(messages).length > 0
    ? messages
    : ({ form: error.body.message } as typeof messages)
}
