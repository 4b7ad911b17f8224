/**
 * How pages are kept outside this server. Browsers never keep them; a shared cache in front does
 * only when we can tell it what expired. Rule D-17.
 * @param isKept whether the page is a fixed one
 * @param canPurge whether an address for expired tags is configured
 */
export function pageCaching(isKept: boolean, canPurge: boolean): Record<string, string> {
  const shared = isKept && canPurge
  return {
    'Cache-Control': 'no-store',
    'CDN-Cache-Control': shared ? 'public, s-maxage=86400, stale-while-revalidate=600' : 'no-store',
    // A cache that purges by tag forgets all our pages at once: rates and content stand on each of them.
    ...(shared && { 'Cache-Tag': 'rates,content' }),
  }
}
