import { guardOf } from '#core/session/guarded-pages.ts'

/**
 * The page whose guard led a guest to this one with the whole browser; null where none did. The
 * browser itself says so, as it tells our own pages in full which of them it comes from. Rule S-07.
 */
export function refusedPage(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  referrer: string,
): string | null {
  if (guardOf(pathname) !== 'guest' || !URL.canParse(referrer)) return null
  const from = new URL(referrer)
  const guard = guardOf(from.pathname)
  if (from.origin !== origin || guard === null || guard === 'guest') return null
  return from.pathname + from.search
}
