import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { traceHeaders } from './telemetry/telemetry.ts'

/** The header under which a request's id goes from program to program and back to the visitor. */
export const requestIdHeader = 'x-request-id'

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/

/** The id that a request brought, if it is one, else a new one. Rule C-146. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && wellFormed.test(given) ? given : newRequestId()

/** Sixteen characters of chance. Made from a UUID, since Node draws the chance of many of those at once. */
export function newRequestId(): string {
  return Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url', 0, 12)
}

const shared = globalThis as typeof globalThis & {
  larkwayRequestId?: AsyncLocalStorage<string>
}

/** One for the process: a bundler may load this file several times. */
const scope = (shared.larkwayRequestId ??= new AsyncLocalStorage<string>())

/** Runs what answers a request, all it waits for included, under the request's id. */
export const withRequestId = <Result>(requestId: string, run: () => Result): Result =>
  scope.run(requestId, run)

/** The id of the request that is being answered; null outside of one. */
export const currentRequestId = (): string | null => scope.getStore() ?? null

/**
 * The headers of a request made on behalf of the one being answered: its id, and its place in the trace
 * where traces are recorded. None outside of one. Rules C-146, C-192.
 */
export function requestIdHeaders(): Record<string, string> {
  const requestId = currentRequestId()
  return requestId === null ? {} : { [requestIdHeader]: requestId, ...traceHeaders() }
}
