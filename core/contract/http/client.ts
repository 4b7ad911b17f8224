import type { Call, CallResponse, CallBody, CallParams, CallQuery } from '../call.ts'
import { messageText } from '#core/messages/message-text.ts'
import { readResponse } from './read-response.ts'
import { type ErrorBody, errorBody } from './error-body.ts'
import { LeasingApiError } from './leasing-api-error.ts'
import { requestOf } from './request.ts'
import { requestShape } from '../request-shape.ts'

/** What the client needs of its surroundings. */
export type ClientSurroundings = {
  /** Origin of the leasing API, or '' for the page's own. */
  baseUrl: string
  fetch: (url: string, init: ClientInit) => Promise<ClientResponse>
  /** A new random id for each request, 8 to 64 letters, digits, '-' and '_'. */
  newRequestId: () => string
  /** Told of every failed call. */
  onFailure?: (failure: { call: Call; url: string; error: LeasingApiError }) => void
  /** Told when a path parameter is missing. */
  warn?: (message: string) => void
}

type ClientInit = {
  method: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal
  cache?: 'no-store'
}

type ClientResponse = { ok: boolean; status: number; json: () => Promise<unknown> }

/** Null goes as an empty value, a boolean as 1 or 0. */
type Nullable<Query> = {
  [Field in keyof Query]?:
    | Query[Field]
    | null
    | ([Query[Field]] extends ['0' | '1' | undefined] ? boolean : never)
}

type Part<Name extends string, Value> = Value extends undefined
  ? unknown
  : Record<string, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }

/** The parts of a request; parts a call does not have may be left out. */
export type CallInput<C extends Call> = Part<'params', CallParams<C>> &
  Part<'body', CallBody<C>> & {
    query?: Nullable<CallQuery<C>>
    signal?: AbortSignal
    /** Headers beyond the usual ones: an idempotency key, the visitor's address. */
    headers?: Record<string, string>
  }

export type LeasingClient = <C extends Call>(
  call: C,
  input: CallInput<C>,
) => Promise<CallResponse<C>>

/**
 * A typed client of every call. Answers are parsed; failures throw a `LeasingApiError`;
 * a cancelled request rejects with the signal's own reason. Rules C-15, C-17.
 * @example await ask(calls.getDerivative, { params: { capId: '1234567' } })
 */
export function leasingClient(surroundings: ClientSurroundings): LeasingClient {
  return async (call, input) => {
    const requestId = surroundings.newRequestId()
    const request = requestOf(requestShape(call), input as { params?: Record<string, unknown> })
    for (const name of request.missing) {
      surroundings.warn?.(`${call.method} ${call.path} was called without ${name}.`)
    }
    const url = surroundings.baseUrl + request.url
    try {
      const response = await surroundings.fetch(url, {
        method: call.method,
        headers: {
          accept: 'application/json',
          'x-request-id': requestId,
          ...(request.body !== null && { 'content-type': 'application/json' }),
          ...input.headers,
        },
        ...(request.body !== null && { body: request.body }),
        ...(input.signal && { signal: input.signal }),
      })
      const json = await response.json().catch(() => undefined)
      if (!response.ok) throw new LeasingApiError(response.status, bodyOf(json, requestId))
      const answer = readResponse(call, json)
      if (answer.ok) return answer.value
      throw new LeasingApiError(502, generic(requestId), { cause: answer.errors })
    } catch (cause) {
      // Also while the body was read: what was cancelled did not fail.
      input.signal?.throwIfAborted()
      const error =
        cause instanceof LeasingApiError
          ? cause
          : new LeasingApiError(0, generic(requestId), { cause })
      surroundings.onFailure?.({ call, url, error })
      throw error
    }
  }
}

function bodyOf(json: unknown, requestId: string): ErrorBody {
  const parsed = errorBody.safeParse(json)
  return parsed.success ? parsed.data : generic(requestId)
}

function generic(requestId: string): ErrorBody {
  return {
    error_key: 'errors.generic',
    message: messageText('errors.generic'),
    errors: {},
    requestId,
  }
}
