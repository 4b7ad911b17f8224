/** What a landing address and a referrer say about where a visitor came from. */
export type TrafficHints = {
  utm_source?: string | undefined
  utm_medium?: string | undefined
  utm_campaign?: string | undefined
  utm_term?: string | undefined
  utm_content?: string | undefined
  gclid?: string | undefined
  dclid?: string | undefined
  fbclid?: string | undefined
  /** Address of the page before, of another site. */
  referrer?: string | undefined
}

export type TrafficSource = { source: string; medium: string; campaign: string }

/** Click identifiers that advertising networks add to addresses. */
const clickIds = [
  { field: 'gclid', source: 'google', medium: 'cpc' },
  { field: 'dclid', source: 'google', medium: 'cpm' },
  { field: 'fbclid', source: 'facebook', medium: 'paid-social' },
] as const

/** Host names of search engines, without `www.` and country endings, and their names. */
const searchEngines = [
  { host: /(^|\.)google\.[a-z.]+$/, source: 'google' },
  { host: /(^|\.)bing\.com$/, source: 'bing' },
  { host: /(^|\.)duckduckgo\.com$/, source: 'duckduckgo' },
  { host: /(^|\.)yahoo\.[a-z.]+$/, source: 'yahoo' },
  { host: /(^|\.)ecosia\.org$/, source: 'ecosia' },
  { host: /(^|\.)yandex\.[a-z.]+$/, source: 'yandex' },
] as const

/**
 * Source, medium and campaign of a visit. What marketing wrote into the link counts first, then
 * a network's click id, then the referrer: a search engine is organic, any other site a
 * referral. With none of them the visit is direct.
 * @example trafficSource({ gclid: 'x' }) // { source: 'google', medium: 'cpc', campaign: '(not set)' }
 */
export function trafficSource(hints: TrafficHints): TrafficSource {
  const click = clickIds.find(({ field }) => hints[field])
  const found = click ?? fromReferrer(hints.referrer)
  return {
    source: hints.utm_source || found?.source || '(direct)',
    medium:
      hints.utm_medium || (hints.utm_source && !click ? undefined : found?.medium) || '(none)',
    campaign: hints.utm_campaign || '(not set)',
  }
}

function fromReferrer(referrer: string | undefined): { source: string; medium: string } | null {
  const host = hostOf(referrer)
  if (!host) return null
  const engine = searchEngines.find((each) => each.host.test(host))
  return engine
    ? { source: engine.source, medium: 'organic' }
    : { source: host, medium: 'referral' }
}

/** The host name of an address without `www.`; null when it has none. Needs no URL parser. */
function hostOf(address: string | undefined): string | null {
  const match = /^https?:\/\/(?:[^/?#@]*@)?([a-z0-9.-]+)/i.exec(address ?? '')
  return match?.[1]?.toLowerCase().replace(/^www\./, '') || null
}
