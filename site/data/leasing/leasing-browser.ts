import type { ErrorBody } from '#core/contract/error-body.ts'
import { LeasingApiError } from '#core/contract/leasing-api-error.ts'
import { requestOf } from '#core/contract/request.ts'
import { messageText } from '#core/messages/message-text.ts'
import { randomId } from './random-id.ts'

type Asked = {
  method: 'GET' | 'POST'
  path: string
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** The address of a GET on this page's own origin; also the key its answer is kept under. */
export function browserUrl({ method, path, params, query }: Asked): string {
  return requestOf(
    { method, path, queryFields: Object.keys(query ?? {}), bodyFields: null },
    { ...(params && { params }), ...(query && { query }) },
  ).url
}

/**
 * Asks the leasing API through the page's own origin. The answer is trusted to have the shape
 * the contract gives it, since parsing it again would put the schema library into every page.
 * Throws a `LeasingApiError`; with status 0 when nothing answered.
 */
export async function askBrowser<Answer>(asked: Asked): Promise<Answer> {
  const response = await answerTo(asked)
  const json: unknown = await response.json().catch(() => null)
  if (response.ok && json !== null) return json as Answer
  throw new LeasingApiError(response.status, isErrorBody(json) ? json : genericBody())
}

async function answerTo(asked: Asked): Promise<Response> {
  try {
    return await fetch(browserUrl(asked), {
      method: asked.method,
      headers: {
        accept: 'application/json',
        'x-request-id': randomId(),
        ...(asked.body && { 'content-type': 'application/json' }),
        ...asked.headers,
      },
      ...(asked.body && { body: JSON.stringify(asked.body) }),
      ...(asked.signal && { signal: asked.signal }),
    })
  } catch (cause) {
    if (asked.signal?.aborted) throw cause
    throw new LeasingApiError(0, genericBody(), { cause })
  }
}

function isErrorBody(json: unknown): json is ErrorBody {
  return typeof json === 'object' && json !== null && 'message' in json && 'errors' in json
}

function genericBody(): ErrorBody {
  return {
    error_key: 'errors.generic',
    message: messageText('errors.generic'),
    errors: {},
    requestId: '',
  }
}
