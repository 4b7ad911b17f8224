/**
 * The page of ours that an editor asked to preview, as it stands in `Location`. The home page for
 * anything that could lead elsewhere.
 * @param target a path with its query, as the Studio names it
 */
export function previewTarget(target: string | undefined): string {
  const origin = 'https://own.invalid'
  if (!target?.startsWith('/') || !URL.canParse(target, origin)) return '/'
  const { origin: to, pathname, search, hash } = new URL(target, origin)
  // Two slashes would name another host; handlers are no pages.
  if (to !== origin || pathname.startsWith('//') || pathname.startsWith('/site/')) return '/'
  return pathname + search + hash
}

/** Sends a browser to that page. */
export const toPreviewTarget = (target: string | undefined): Response =>
  new Response(null, {
    status: 307,
    headers: { location: previewTarget(target), 'cache-control': 'no-store' },
  })

/** Says why something about the preview cannot be done. */
export const previewRefusal = (status: number, message: string): Response =>
  new Response(message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
