import { logInHere } from '#site/data/account/session-calls.ts'

/** The log-in, by e-mail and password or by a code. Rule S-70. */
export function POST(request: Request): Promise<Response> {
  return logInHere(request)
}
