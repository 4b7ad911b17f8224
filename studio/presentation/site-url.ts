const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * The site's address as the editor's browser should call it. Where the site and the Studio both
 * run on this machine it takes the Studio's own host name: the preview's cookie passes only between
 * pages of one name.
 * @param told the address that the Studio was given
 * @param pageUrl where the Studio itself stands
 */
export function nearSiteUrl(told: string, pageUrl: string): string {
  const site = new URL(told)
  const { hostname } = new URL(pageUrl)
  if (loopback.includes(site.hostname) && loopback.includes(hostname)) site.hostname = hostname
  return site.origin
}

/** Where the site is when nobody says: beside the Studio, at the port it has unless told otherwise. */
export function usualSiteUrl(pageUrl: string): string {
  const { protocol, hostname } = new URL(pageUrl)
  return `${protocol}//${hostname}:3000`
}

/**
 * The site that the preview shows: the one the build was given, else the one the embedded lake
 * knows, so that one build of the Studio fits every port; else the usual one.
 * @param given the site's address where the build was told it; empty or absent otherwise
 * @param lakeUrl the embedded lake; null for a hosted project
 */
export async function findSiteUrl(
  given: string | undefined,
  lakeUrl: string | null,
  pageUrl: string,
): Promise<string> {
  if (given) return nearSiteUrl(given, pageUrl)
  if (lakeUrl === null) return usualSiteUrl(pageUrl)
  const told = await fetch(new URL('/studio/site.json', lakeUrl), { credentials: 'include' })
    .then((answer) => (answer.ok ? (answer.json() as Promise<{ siteUrl?: string }>) : null))
    .catch(() => null)
  return told?.siteUrl ? nearSiteUrl(told.siteUrl, pageUrl) : usualSiteUrl(pageUrl)
}
