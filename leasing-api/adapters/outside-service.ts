import type { Logger } from 'pino'
import { askOutside, type OutsideAnswer, type OutsideRequest } from './ask-outside.ts'

/** What an adapter works with; all but the logger is for tests. */
export type OutsideTools = {
  logger: Logger
  /** The service's address, where it is not the one of its documentation. */
  baseUrl?: string
  /** In place of the service's own limit. */
  timeoutMs?: number
  nowMs?: () => number
}

export type AskService = (
  url: string,
  request: Omit<OutsideRequest, 'timeoutMs'>,
) => Promise<OutsideAnswer | null>

/**
 * One external service with its time limit. Once it has asked to be left alone (429 or 503 with
 * Retry-After) it is sent nothing for that long, and null is returned at once. Rules C-100, C-103.
 */
export function outsideService(
  service: string,
  limitMs: number,
  { logger, timeoutMs = limitMs, nowMs = Date.now }: OutsideTools,
): AskService {
  let pausedUntilMs = 0
  return async (url, request) => {
    if (nowMs() < pausedUntilMs) return null
    const answer = await askOutside(service, logger, url, { ...request, timeoutMs })
    if (answer?.retryAfterMs !== undefined && [429, 503].includes(answer.status)) {
      pausedUntilMs = nowMs() + answer.retryAfterMs
    }
    return answer
  }
}
