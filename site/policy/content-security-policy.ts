import type { PolicySources } from './third-parties.ts'

/** The sites that may show a page in a frame, as origins; mostly none. */
export type Framing = readonly string[]

/**
 * The content security policy of a page. Styles come from files only, which is why no `style`
 * attribute may stand in server HTML.
 * @param scriptSources what may run beside our own files: hashes, or `'unsafe-inline'` where nobody hashes
 * @param others what may come from services that are configured (Rule A-36)
 */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  framing: Framing,
  others: PolicySources = {},
): string {
  return policyOf({
    scriptSources,
    styleSources: [],
    imageSources: [],
    others,
    frameAncestors: framing.length === 0 ? "'none'" : framing.join(' '),
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
    others: {},
    frameAncestors: ["'self'", ...origins].join(' '),
  })
}

type Sources = {
  scriptSources: readonly string[]
  styleSources: readonly string[]
  imageSources: readonly string[]
  others: PolicySources
  frameAncestors: string
}

function policyOf(sources: Sources): string {
  const { scriptSources, styleSources, imageSources, others, frameAncestors } = sources
  const { script = [], style = [], image = [], connect = [], font = [], frame, media } = others
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script, ...scriptSources].join(' '),
    ["style-src 'self'", ...style, ...styleSources].join(' '),
    ["img-src 'self' data:", ...image, ...imageSources].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    ["font-src 'self'", ...font].join(' '),
    ...(frame ? [['frame-src', ...frame].join(' ')] : []),
    ...(media ? [['media-src', ...media].join(' ')] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}
