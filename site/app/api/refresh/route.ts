import { refreshHere } from '#site/data/account/session-calls.ts'

/** A new access token for whoever has the cookie. Rule S-70. */
export function POST(request: Request): Promise<Response> {
  return refreshHere(request)
}
