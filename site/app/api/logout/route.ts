import { logOutHere } from '#site/data/account/session-calls.ts'

/** The log-out. Rule S-70. */
export function POST(request: Request): Promise<Response> {
  return logOutHere(request)
}
