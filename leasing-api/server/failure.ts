import { messageText, type MessageKey } from '#core/messages/message-text.ts'
import type { ErrorBody } from '#core/contract/http/error-body.ts'
import type { FailureStatus } from '#core/contract/http/failure-status.ts'

/** A call that could not be answered as asked: status, message key and messages by field. Rule C-52. */
export class Failure {
  readonly status: FailureStatus
  readonly key: MessageKey
  /** Keys or texts by field; a form shows the first of each. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly headers: Readonly<Record<string, string>>
  readonly more: Partial<Pick<ErrorBody, 'monthlyPayment'>>

  constructor(
    status: FailureStatus,
    key: MessageKey,
    errors: Readonly<Record<string, readonly string[]>> = {},
    details: {
      headers?: Readonly<Record<string, string>>
      more?: Partial<Pick<ErrorBody, 'monthlyPayment'>>
    } = {},
  ) {
    this.status = status
    this.key = key
    this.errors = errors
    this.headers = details.headers ?? {}
    this.more = details.more ?? {}
  }
}

/** The JSON of a failure, with texts in place of keys. Rules C-18, C-53. */
export function errorBodyOf(failure: Failure, requestId: string): ErrorBody {
  return {
    error_key: failure.key,
    message: messageText(failure.key),
    errors: Object.fromEntries(
      Object.entries(failure.errors).map(([field, messages]) => [field, messages.map(messageText)]),
    ),
    requestId,
    ...failure.more,
  }
}
