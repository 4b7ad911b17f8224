/** The cookie by which Next knows a browser that shows unpublished content. */
export const previewCookie = '__prerender_bypass'

/**
 * How the answers of the preview differ from what everybody gets: the Studio may show them in a
 * frame and keep hold of a window it opened, and nobody keeps or lists them.
 */
export const previewHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'CDN-Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'X-Robots-Tag': 'noindex',
}

/** Whether a `Cookie` header holds the preview's cookie with the key of this build. */
export function isPreviewCookie(header: string | undefined, previewKey: string | null): boolean {
  if (!header || !previewKey) return false
  return header.split(';').some((pair) => pair.trim() === `${previewCookie}=${previewKey}`)
}
