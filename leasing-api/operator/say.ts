import type { RequestContext } from '../server/environment.ts'

/** Refuses a command before it has begun, with a message for the terminal. */
export function say(
  context: RequestContext,
  status: 400 | 404 | 409 | 503,
  message: string,
): Response {
  return context.json({ message }, status, { 'cache-control': 'no-store' })
}

export function starting(context: RequestContext): Response {
  return say(context, 503, 'The leasing API is still starting. Try again when it is ready.')
}
