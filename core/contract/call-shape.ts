import type { CallName, calls } from './calls.ts'
import type { RequestShape } from './http/request.ts'

/**
 * What a browser needs of a call to make a request of it, without the schema library: the names it
 * declares. The types of its parts come along and weigh nothing. `generated/`
 * holds one for each call that browsers may make. Rule C-01.
 */
export type CallShape<Name extends CallName = CallName> = RequestShape & {
  /** Never there: carries the types of the call. */
  readonly call?: (typeof calls)[Name]
}
