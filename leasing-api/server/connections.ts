import type { HttpBindings } from '@hono/node-server'
import type { RequestContext } from './environment.ts'

type Outgoing = HttpBindings['outgoing']

/** Node's response by the request that arrived with it. */
const outgoingOf = new WeakMap<Request, Outgoing>()

/** Notes which connection a request came over. Only whoever listens on a port calls this. */
export function bindConnection(request: Request, outgoing: Outgoing): void {
  outgoingOf.set(request, outgoing)
}

/**
 * The connection that a request came over; undefined for a request made inside the program, such
 * as those for the examples of the reference, whatever bindings it was given: its answer must
 * never be written to the reader of the page.
 */
export function connectionOf(context: RequestContext): Outgoing | undefined {
  return outgoingOf.get(context.req.raw)
}
