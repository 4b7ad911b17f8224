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
