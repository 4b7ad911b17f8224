import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { messageText } from '#core/messages/message-text.ts'
import {
  clearedRefreshCookie,
  refreshCookie,
  refreshCookieName,
} from '#core/session/refresh-cookie.ts'
import { sessionLives } from '#core/session/session-lives.ts'
import { boundedBody } from '../bounded-body.ts'
import { liveLeasing } from '../leasing/server.ts'

/** More than any log-in fills. */
const largestBytes = 16_000

/** `POST /api/login`: the refresh token goes into the cookie and nowhere else. Rules S-15, S-70. */
export async function logInHere(request: Request): Promise<Response> {
  const body = await jsonOf(request)
  if (body === null) return refused(400, 'errors.badBody')
  return answered(async () => {
    const response = await liveLeasing(calls.postLogin, { headers: visitorOf(request), body })
    return response.refreshToken === null
      ? json(response)
      : json({ ...response, refreshToken: null }, kept(response.refreshToken))
  })
}

/**
 * `POST /api/refresh`: exchanges the cookie's token. Without a cookie nobody is logged in, which is
 * said with 204 and no call; a token that is refused takes its cookie along. Rules S-15, S-70.
 */
export async function refreshHere(request: Request): Promise<Response> {
  const refreshToken = refreshTokenOf(request)
  if (refreshToken === null) return new Response(null, { status: 204, headers: noStore })
  return answered(
    async () => {
      const headers = visitorOf(request)
      const { refreshToken: successor, ...rest } = await liveLeasing(calls.postRefresh, {
        headers,
        body: { refreshToken },
      })
      return json(rest, kept(successor))
    },
    { 401: clearedRefreshCookie },
  )
}

/** `POST /api/logout`: the cookie goes whatever the leasing API says. Rules S-11, S-70. */
export async function logOutHere(request: Request): Promise<Response> {
  const refreshToken = refreshTokenOf(request)
  if (refreshToken !== null) {
    const headers = visitorOf(request)
    await liveLeasing(calls.postLogout, { headers, body: { refreshToken } }).catch(() => null)
  }
  return json({ status: 'done' }, clearedRefreshCookie)
}

const noStore = { 'cache-control': 'no-store' }

const kept = (refreshToken: string) =>
  refreshCookie(refreshToken, sessionLives.refreshTokenMs / 1000)

function json(body: unknown, cookie?: string, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { ...noStore, ...(cookie !== undefined && { 'set-cookie': cookie }) },
  })
}

async function answered(
  make: () => Promise<Response>,
  cookies: Readonly<Record<number, string>> = {},
): Promise<Response> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof LeasingApiError)) throw error
    return json(error.body, cookies[error.status], error.status === 0 ? 503 : error.status)
  }
}

const refused = (status: number, key: string) =>
  json({ error_key: key, message: messageText(key), errors: {}, requestId: '' }, undefined, status)

/** The body as an object; null for what is none. The leasing API checks its fields. */
async function jsonOf(request: Request): Promise<Record<string, string> | null> {
  const bytes = await boundedBody(request, largestBytes)
  try {
    const body: unknown = JSON.parse(String(bytes))
    return typeof body === 'object' && body !== null ? (body as Record<string, string>) : null
  } catch {
    return null
  }
}

function refreshTokenOf(request: Request): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const pair = pairs.find((each) => each.startsWith(`${refreshCookieName}=`))
  return pair?.slice(refreshCookieName.length + 1) || null
}

/** Whose tries are to be counted. */
function visitorOf(request: Request): Record<string, string> {
  const address = request.headers.get('x-forwarded-for')
  return address ? { 'x-forwarded-for': address } : {}
}
