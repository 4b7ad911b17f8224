import type { RequestContext } from './environment.ts'
import { errorBodyOf, type Failure } from './failure.ts'

/** A failure as JSON, never cached. */
export function failureResponse(context: RequestContext, failure: Failure): Response {
  return context.json(errorBodyOf(failure, context.get('requestId')), failure.status, {
    'cache-control': 'no-store',
    ...failure.headers,
  })
}
