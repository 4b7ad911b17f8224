/** What every answer carries. */
export function standingHeaders(requestId: string) {
  return { 'x-request-id': requestId, 'x-content-type-options': 'nosniff' }
}
