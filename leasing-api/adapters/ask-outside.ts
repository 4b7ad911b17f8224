import type { Logger } from 'pino'
import { describeError } from '../server/describe-error.ts'

/** Timeout: a response is due within three seconds, whatever an external service does. */
const timeoutMs = 2500

/** Limit of a response; none that we use comes near it. */
const answerLimitBytes = 256 * 1024

export type OutsideAnswer = { status: number; json: unknown }

/**
 * Sends JSON to an external service and returns its response: status, and the body when it is JSON.
 * Null without one in time. Failures are logged under the service's name, without the request.
 */
export async function askOutside(
  service: string,
  logger: Logger,
  url: string,
  request: { method: string; headers?: Record<string, string>; body: unknown },
): Promise<OutsideAnswer | null> {
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: { 'content-type': 'application/json', ...request.headers },
      body: JSON.stringify(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const json = parsed(await readText(response))
    if (!response.ok) logger.warn({ service, status: response.status }, 'A service refused.')
    return { status: response.status, json }
  } catch (error) {
    logger.warn({ service, error: describeError(error) }, 'A service could not be reached.')
    return null
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > answerLimitBytes) throw new RangeError('The answer is too long.')
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
