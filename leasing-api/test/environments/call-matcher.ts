import { Hono } from 'hono'
import type { Call } from '#core/contract/call.ts'
import { addCall, sentPath } from '#leasing-api/server/add-call.ts'
import type { Environment } from '#leasing-api/server/environment.ts'

/** Says which of these calls the server's router finds, and its parameters; null when none. */
export function callMatcher(calls: Readonly<Record<string, Call>>) {
  const app = new Hono<Environment>({ getPath: sentPath })
  for (const [name, call] of Object.entries(calls)) {
    addCall(app, call, async (context, params) => context.json({ name, params }))
  }
  app.onError((error) => {
    throw error
  })
  return async (method: string, path: string) => {
    const response = await app.request(path, { method })
    return response.ok ? ((await response.json()) as object) : null
  }
}
