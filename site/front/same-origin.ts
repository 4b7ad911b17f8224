import { isApiKey } from '#core/session/api-key.ts'

/** Methods that change nothing, so that any page may lead to them. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Paths for cross-origin posts: webhooks carry a signature, and error beacons change nothing of
 * ours.
 */
const openPaths = ['/site/webhooks/', '/api/front-errors']

/**
 * A mail program's one-click post comes from no page, so it has no Origin; whoever reads it lets
 * nothing else pass without one. Rules W-123, W-132.
 */
const oneClickPaths = ['/forms/unsubscribe', '/forms/stop-alerts']

/**
 * Whether an unsafe request comes from a page of this very host. A missing Origin is refused, since
 * every browser sends one with a post.
 */
export function isSameOrigin(
  method: string,
  pathname: string,
  headers: { origin?: string; host?: string; site?: string; authorization?: string },
): boolean {
  if (safeMethods.has(method)) return true
  if (
    openPaths.some((open) => (open.endsWith('/') ? pathname.startsWith(open) : pathname === open))
  )
    return true
  if (
    oneClickPaths.includes(pathname) &&
    headers.origin === undefined &&
    headers.site === undefined
  )
    return true
  if (isFromSystem(pathname, headers)) return true
  if (headers.site !== undefined && headers.site !== 'same-origin') return false
  return (
    headers.origin !== undefined && headers.host !== undefined && isOf(headers.origin, headers.host)
  )
}

/**
 * A provider's own system comes from no page and shows its key, which no other page's script has.
 * Rule C-182.
 */
function isFromSystem(
  pathname: string,
  headers: { origin?: string; site?: string; authorization?: string },
): boolean {
  const key = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return (
    pathname.startsWith('/api/') &&
    headers.origin === undefined &&
    headers.site === undefined &&
    isApiKey(key)
  )
}

/** The scheme is left to the proxy in front, which may speak https while we see http. */
function isOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: originHost } = new URL(origin)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  const own = `${protocol}//${host}`
  return URL.canParse(own) && new URL(own).host === originHost
}
