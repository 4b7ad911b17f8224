/** How long before the server's own expiry a token is taken as expired. Rule S-10. */
const expiryMarginMs = 10_000

/**
 * When a token that lives `expiresInSeconds` from `nowMs` is taken as expired, in milliseconds
 * since 1970: ten seconds before the server says so, so that a slow request does not arrive
 * with a dead token. A lifetime that is no number of seconds above zero gives `nowMs`: such a
 * token is refreshed before it is used. Rule S-10.
 * @example tokenExpiresAtMs(900, 0) // 890000
 */
export function tokenExpiresAtMs(expiresInSeconds: number, nowMs: number): number {
  const lifeMs = expiresInSeconds * 1000 - expiryMarginMs
  return Number.isFinite(lifeMs) ? nowMs + Math.max(0, lifeMs) : nowMs
}

/** Whether the token must be refreshed before a request is sent with it. Rule S-10. */
export const isTokenExpired = ({ expiresAtMs }: { expiresAtMs: number }, nowMs: number): boolean =>
  nowMs >= expiresAtMs
