import type { Call } from './call.ts'
import type { RequestShape } from './http/request.ts'

/** What a request of a call is made from: the names it declares. Rule C-04. */
export function requestShape({ method, path, query, body }: Call): RequestShape {
  return {
    method,
    path,
    queryFields: Object.keys(query.shape),
    bodyFields: body ? Object.keys(body.shape) : null,
  }
}
