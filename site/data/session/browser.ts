import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import type { RefreshAnswer } from '#core/session/refresh-response.ts'

/**
 * Exchanges the cookie's refresh token. A guest's refusal is no failed call, so it is not reported
 * as one.
 */
export async function refresh(): Promise<RefreshAnswer> {
  const response = await fetch('/api/refresh', { method: 'POST' })
  if (response.status === 204 || response.status === 401) return { kind: 'refused' }
  if (!response.ok) return { kind: 'unanswered' }
  const { userId, accessToken, expiresIn } = (await response.json()) as CallResponse<
    (typeof calls)['postRefresh']
  >
  return { kind: 'refreshed', userId, accessToken, expiresInSeconds: expiresIn }
}

export const logOut = (): Promise<Response> =>
  fetch('/api/logout', { method: 'POST', keepalive: true })
