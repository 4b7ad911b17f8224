/** Who may show a page in a frame: nobody, or for embedded pages everybody. */
export type Framing = 'none' | 'anyone'

/**
 * The content security policy of a page. Styles come from files only, which is why no `style`
 * attribute may stand in server HTML.
 * @param scriptSources what may run beside our own files: hashes, or `'unsafe-inline'` where nobody hashes
 */
export function contentSecurityPolicy(scriptSources: readonly string[], framing: Framing): string {
  return policyOf({
    scriptSources,
    styleSources: [],
    imageSources: [],
    frameAncestors: framing === 'none' ? "'none'" : '*',
  })
}

/**
 * The policy of a page in the preview: the Studio may frame it, and the overlays may bring styles
 * and show pictures of the content backend. No page of the public has it.
 * @param studioUrls where editors work; none means no frame
 */
export function previewSecurityPolicy(
  scriptSources: readonly string[],
  studioUrls: readonly string[],
): string {
  const origins = studioUrls.map((url) => new URL(url).origin)
  return policyOf({
    scriptSources,
    styleSources: ["'unsafe-inline'"],
    imageSources: ['blob:', 'https://cdn.sanity.io', ...origins],
    frameAncestors: ["'self'", ...origins].join(' '),
  })
}

type Sources = {
  scriptSources: readonly string[]
  styleSources: readonly string[]
  imageSources: readonly string[]
  frameAncestors: string
}

function policyOf({ scriptSources, styleSources, imageSources, frameAncestors }: Sources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    ["style-src 'self'", ...styleSources].join(' '),
    ["img-src 'self' data:", ...imageSources].join(' '),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}
