import type { LimitRefusal } from '../queries/limits/limits.ts'
import { Failure } from '../server/failure.ts'

/** Too many of something: when the next may come is in the header. Rule V-64. */
export function limited({ retryAfterMs }: LimitRefusal): Failure {
  const seconds = String(Math.ceil(retryAfterMs / 1000))
  return new Failure(429, 'errors.formLimit', {}, { headers: { 'retry-after': seconds } })
}
