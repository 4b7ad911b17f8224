import type { LimitRefusal } from '../queries/limits/limits.ts'
import { Failure } from '../server/failure.ts'

/** The 429 of a reached limit, with Retry-After. Rule V-64. */
export function limited({ retryAfterMs }: LimitRefusal): Failure {
  const seconds = String(Math.ceil(retryAfterMs / 1000))
  return new Failure(429, 'errors.formLimit', {}, { headers: { 'retry-after': seconds } })
}
