import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { connectionOf } from './connections.ts'
import type { RequestContext } from './environment.ts'
import { standingHeaders } from './standing-headers.ts'

/**
 * Sends an answer of 200 that is whole. Where there is a connection it is written at once: most of
 * the time of a kept answer went into copying it into a `Response` and reading it out again. A
 * request made inside the program, which came over no connection, gets the `Response`.
 */
export function sendBytes(
  context: RequestContext,
  bytes: Buffer,
  headers: Record<string, string>,
): Response {
  const outgoing = connectionOf(context)
  // Not copied: bytes are never changed once they are made.
  if (!outgoing) return context.body(bytes as Uint8Array<ArrayBuffer>, 200, headers)
  outgoing.writeHead(200, {
    ...standingHeaders(context.get('requestId')),
    ...headers,
    'content-length': bytes.length,
  })
  // Node leaves the body out where the request was a HEAD.
  outgoing.end(bytes)
  return RESPONSE_ALREADY_SENT
}

/** Whether an answer has left already, so that its headers can be changed no more. */
export function isSent(response: Response): boolean {
  return response === RESPONSE_ALREADY_SENT
}
