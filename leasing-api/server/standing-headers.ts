/** What every answer carries: one of JSON loads nothing, runs nothing and is framed by nobody. */
export function standingHeaders(requestId: string) {
  return {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
}
