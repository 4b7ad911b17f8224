import type { CampaignField } from './campaign-fields.ts'
import { readReferrer } from './referrer.ts'
import { searchEngineOf } from './search-engine.ts'

/** Campaign fields of a landing address, and the referrer: what the traffic source follows from. */
export type TrafficHints = Partial<Record<CampaignField, string | undefined>> & {
  /** Address of the page before, of another site. */
  referrer?: string | undefined
}

export type TrafficSource = { source: string; medium: string; campaign: string }

type Found = Pick<TrafficSource, 'source' | 'medium'>

/** The traffic source of a visit that nothing is known about. Rule A-03. */
const unknown = { source: '(direct)', medium: '(none)', campaign: '(not set)' } as const

/** Click ids of advertising networks; of several in one address the first here counts. Rule A-04. */
const clickIds = [
  { field: 'gclid', source: 'google', medium: 'cpc' },
  { field: 'dclid', source: 'google', medium: 'cpm' },
  { field: 'fbclid', source: 'facebook', medium: 'paid-social' },
] as const

/**
 * Source, medium and campaign of a visit. What marketing wrote into the link stands, field by
 * field; a network's click id fills what is left; without one and without a written source the
 * referrer does. Deriving again from the answer gives the answer. Rules.
 * @example trafficSource({ gclid: 'x' }) // { source: 'google', medium: 'cpc', campaign: '(not set)' }
 */
export function trafficSource(hints: TrafficHints): TrafficSource {
  const click = clickIds.find(({ field }) => hints[field])
  const found = click ?? (hints.utm_source || !hints.referrer ? null : fromReferrer(hints.referrer))
  return {
    source: hints.utm_source || found?.source || unknown.source,
    medium: hints.utm_medium || found?.medium || unknown.medium,
    campaign: hints.utm_campaign || unknown.campaign,
  }
}

/** A search engine is organic, any other site or app a referral. Rule A-06. */
function fromReferrer(address: string): Found | null {
  const referrer = readReferrer(address)
  if (!referrer) return null
  const engine = searchEngineOf(referrer)
  return engine
    ? { source: engine, medium: 'organic' }
    : { source: referrer.name, medium: 'referral' }
}
