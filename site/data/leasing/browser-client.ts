import type { CallResponse } from '#core/contract/call.ts'
import type { CallInput } from '#core/contract/http/client.ts'
import type { CallShape } from '#core/contract/call-shape.ts'
import type { CallName, calls } from '#core/contract/calls.ts'
import type { ErrorBody } from '#core/contract/http/error-body.ts'
import type { FailedCall } from '#core/contract/http/front-error.ts'
import { reportTimesWith } from '#core/contract/http/front-error-pace.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { requestOf, type RequestValues } from '#core/contract/http/request.ts'
import { genericFailure } from '#core/messages/generic-failure.ts'

type CallNamed<Name extends CallName> = (typeof calls)[Name]

/** What the client needs of its surroundings. */
export type BrowserSurroundings = {
  /** '' for the page's own origin. */
  baseUrl: string
  fetch: typeof fetch
  newRequestId: () => string
  nowMs: () => number
  warn: (message: string) => void
}

/** Where failures are told; a failure of that is told nowhere. */
const reportPath = '/api/front-errors'

type Request = { method: string; url: string; body: string | null; headers?: object | undefined }

/** Where a GET is asked for: its path and query, the same for the same question. */
export function urlOf(shape: CallShape, values: RequestValues): string {
  return requestOf(shape, values).url
}

/**
 * The leasing API as browsers ask it: typed by the contract and free of the schema library. An
 * answer is trusted to have the shape the contract gives it, since reading it again would put that
 * library into every page. A request carries an id of its own and can be cancelled, which is no
 * failure; every failure is told to the API, without anything personal. Rules C-15, C-17, C-26, C-60.
 */
export function browserClient(surroundings: BrowserSurroundings) {
  let reportedAtMs: readonly number[] = []

  const tell = (failed: FailedCall) => {
    if (failed.url.startsWith(reportPath)) return
    const reportTimes = reportTimesWith(reportedAtMs, surroundings.nowMs())
    if (!reportTimes) return
    reportedAtMs = reportTimes
    // Its script comes with the first failure; without it nobody hears of any.
    import('./report-failure.ts')
      .then(({ reportFailure }) => reportFailure(surroundings, failed))
      .catch(() => {})
  }

  const send = async <Answer>(request: Request, signal?: AbortSignal): Promise<Answer> => {
    const requestCode = surroundings.newRequestId()
    const fail = (status: number, response: unknown, cause?: unknown): never => {
      // Also while the body was read: what was cancelled did not fail.
      signal?.throwIfAborted()
      tell({
        method: request.method,
        url: request.url,
        request: request.body,
        response,
        responseCode: status,
        requestCode,
      })
      const body = isErrorBody(response) ? response : genericBody(requestCode)
      throw new LeasingApiError(status, body, { cause })
    }
    let response: Response
    let text: string
    try {
      response = await surroundings.fetch(surroundings.baseUrl + request.url, {
        method: request.method,
        headers: {
          accept: 'application/json',
          'x-request-id': requestCode,
          ...(request.body !== null && { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.body !== null && { body: request.body }),
        ...(signal && { signal }),
      })
      text = await response.text()
    } catch (cause) {
      return fail(0, null, cause)
    }
    const json = parsed(text)
    if (!response.ok) return fail(response.status, json ?? text)
    if (response.status === 204 && request.url === reportPath) return undefined as Answer
    return json === undefined || json === null ? fail(502, text) : (json as Answer)
  }

  return {
    /** Makes a call. Throws a `LeasingApiError`, or the signal's reason when it was cancelled. */
    ask<Name extends CallName>(
      shape: CallShape<Name>,
      input: CallInput<CallNamed<Name>>,
    ): Promise<CallResponse<CallNamed<Name>>> {
      const { signal, headers, ...values } = input as RequestValues &
        Pick<CallInput<CallNamed<Name>>, 'signal' | 'headers'>
      const { url, body, missing } = requestOf(shape, values)
      for (const name of missing) {
        surroundings.warn(`${shape.method} ${shape.path} was called without ${name}.`)
      }
      return send({ method: shape.method, url, body, headers }, signal)
    },

    /** Asks for an address that `urlOf` has made. Fails like `ask`. */
    askUrl<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
      return send({ method: 'GET', url, body: null }, signal)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isErrorBody(json: unknown): json is ErrorBody {
  return typeof json === 'object' && json !== null && 'message' in json && 'errors' in json
}

function genericBody(requestId: string): ErrorBody {
  return {
    error_key: 'errors.generic',
    message: genericFailure,
    errors: {},
    requestId,
  }
}
