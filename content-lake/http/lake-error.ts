/** An error response, in the shape the protocol's clients read. */
export class LakeError extends Error {
  override name = 'LakeError'
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 421 | 500 | 501 | 503
  readonly type: string
  readonly details: Record<string, unknown>

  constructor(
    status: LakeError['status'],
    type: string,
    description: string,
    details: Record<string, unknown> = {},
  ) {
    super(description)
    this.status = status
    this.type = type
    this.details = details
  }

  /** The JSON body. */
  body() {
    return {
      statusCode: this.status,
      error: { type: this.type, description: this.message, ...this.details },
      message: this.message,
    }
  }
}

/** Error for a query that would take too much of what it reads or of memory. */
export const queryTooLarge = (description: string) =>
  new LakeError(400, 'queryTooLarge', description)

/** Error for a feature of the protocol that this lake lacks. */
export const notSupported = (what: string) =>
  new LakeError(
    501,
    'notSupported',
    `The embedded content lake does not support ${what}. Use Sanity's hosted Content Lake where you need it.`,
  )
