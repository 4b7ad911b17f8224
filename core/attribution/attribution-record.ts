import { campaignOf, type Campaign } from './campaign-fields.ts'
import { readReferrer } from './referrer.ts'
import { trafficSource } from './traffic-source.ts'

/** A page load, with the address parameters and the referrer that its visitor came with. */
export type Arrival = {
  /** Reads a parameter of the page's address; null when it is not there. */
  read: (name: string) => string | null
  /** Address of the page before; empty when the browser tells none. */
  referrer: string
  /** Host name of this site, without port. */
  ownHost: string
}

/** The eight campaign fields of a visit; source, medium and campaign are always said. Rule A-09. */
export type AttributionRecord = Campaign &
  Required<Pick<Campaign, 'utm_source' | 'utm_medium' | 'utm_campaign'>>

/**
 * The record of an arrival: the fields the address held, with source, medium and campaign
 * derived where it left them out. A page of our own is no referral. Rules.
 */
export function attributionOf({ read, referrer, ownHost }: Arrival): AttributionRecord {
  const given = campaignOf(read)
  const hints = isOwnPage(referrer, ownHost) ? given : { ...given, referrer }
  const { source, medium, campaign } = trafficSource(hints)
  return { ...given, utm_source: source, utm_medium: medium, utm_campaign: campaign }
}

/**
 * The attribution record after an arrival: the stored one after a step within the site or an
 * arrival without campaign fields and referrer, else the arrival's own. So the last visit that
 * said where it came from counts.
 * Rules.
 */
export function attributionAfter(
  stored: AttributionRecord | null,
  arrival: Arrival,
): AttributionRecord {
  if (stored && (isOwnPage(arrival.referrer, arrival.ownHost) || saysNothing(arrival)))
    return stored
  return attributionOf(arrival)
}

function saysNothing({ read, referrer }: Arrival): boolean {
  return Object.keys(campaignOf(read)).length === 0 && readReferrer(referrer) === null
}

function isOwnPage(referrer: string, ownHost: string): boolean {
  const page = readReferrer(referrer)
  const own = ownHost.toLowerCase().replace(/^www\./, '')
  return page?.kind === 'site' && page.name === own
}
