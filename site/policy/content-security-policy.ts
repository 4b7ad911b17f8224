/** Who may show a page in a frame: nobody, or for embedded pages everybody. */
export type Framing = 'none' | 'anyone'

/**
 * The content security policy of a page. Styles come from files only, which is why no `style`
 * attribute may stand in server HTML.
 * @param scriptSources what may run beside our own files: hashes, or `'unsafe-inline'` where nobody hashes
 */
export function contentSecurityPolicy(scriptSources: readonly string[], framing: Framing): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framing === 'none' ? "'none'" : '*'}`,
  ].join('; ')
}
