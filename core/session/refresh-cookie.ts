/** Name of the cookie that holds the refresh token. Rule S-15. */
export const refreshCookieName = 'refreshToken'

/** The cookie's attributes: only the log-in calls read it, and no script ever. Rule S-15. */
const attributes = 'Path=/api; HttpOnly; Secure; SameSite=Strict'

/**
 * The Set-Cookie value that keeps a refresh token for so many seconds. The token is taken to be
 * URL-safe, as ours are. Rule S-15.
 */
export const refreshCookie = (refreshToken: string, maxAgeSeconds: number): string =>
  `${refreshCookieName}=${refreshToken}; Max-Age=${maxAgeSeconds}; ${attributes}`

/** The Set-Cookie value that removes the refresh cookie. Rule S-15. */
export const clearedRefreshCookie = refreshCookie('', 0)
