import type { Logger } from 'pino'
import { inSpan } from '#server-kit/telemetry/telemetry.ts'
import { describeError } from '../server/describe-error.ts'
import { retryAfterMs } from './retry-after.ts'
import { timeLimitsMs } from './time-limits.ts'

/** Limit of a response; none that we use comes near it. */
const responseLimitBytes = 256 * 1024

export type OutsideAnswer = {
  status: number
  json: unknown
  /** How long the service asks to be left alone; absent where it does not. */
  retryAfterMs?: number
}

export type OutsideRequest = {
  method: string
  headers?: Record<string, string>
  /** Sent as a form when it is one, else as JSON; a GET has none. */
  body?: unknown
  /** For the whole response; by default the longest that a visitor waits for one service. */
  timeoutMs?: number
}

/**
 * Sends a request to an external service and returns its response: status, and the body when it is
 * JSON. Null without a whole response in time. A redirect is not followed, since it would carry
 * credentials elsewhere, and a body past the limit is not read on. Failures are logged under the
 * service's name, without the request. Rules C-100, C-101, C-191.
 */
export async function askOutside(
  service: string,
  logger: Logger,
  url: string,
  { timeoutMs = timeLimitsMs.valuation, ...request }: OutsideRequest,
): Promise<OutsideAnswer | null> {
  return inSpan({ name: service, kind: 'client' }, async (note) => {
    const answer = await answerOf(service, logger, url, { ...request, timeoutMs })
    note(answer ? { 'http.response.status_code': answer.status } : { 'error.type': 'no answer' })
    return answer
  })
}

async function answerOf(
  service: string,
  logger: Logger,
  url: string,
  { method, headers, body, timeoutMs }: OutsideRequest & { timeoutMs: number },
): Promise<OutsideAnswer | null> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...contentType(body), ...headers },
      ...(body !== undefined && { body: bodyText(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const json = parsed(await readText(response))
    const { status } = response
    if (!response.ok) logger.warn({ service, status }, 'A service refused.')
    const pauseMs = retryAfterMs(response.headers.get('retry-after'), Date.now())
    return { status, json, ...(pauseMs !== null && { retryAfterMs: pauseMs }) }
  } catch (error) {
    logger.warn({ service, error: describeError(error) }, 'A service could not be reached.')
    return null
  }
}

const bodyText = (body: unknown) =>
  body instanceof URLSearchParams ? body.toString() : JSON.stringify(body)

function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {}
  const isForm = body instanceof URLSearchParams
  return { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > responseLimitBytes) throw new RangeError('The response is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
