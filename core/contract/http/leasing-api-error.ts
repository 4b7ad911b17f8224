import type { ErrorBody } from './error-body.ts'

/**
 * A call that failed: the status (0 when nothing answered, 502 when the answer could not be
 * read) and the error body, made up when the server sent none. Rules C-15, C-18.
 */
export class LeasingApiError extends Error {
  override readonly name = 'LeasingApiError'
  readonly status: number
  readonly body: ErrorBody
  readonly requestId: string

  constructor(status: number, body: ErrorBody, options?: ErrorOptions) {
    super(`${status} ${body.error_key}: ${body.message}`, options)
    this.status = status
    this.body = body
    this.requestId = body.requestId
  }
}
