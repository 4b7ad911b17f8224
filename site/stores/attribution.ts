import { campaignOf, type Campaign } from '#core/attribution/campaign-fields.ts'
import { type TrafficHints, trafficSource } from '#core/attribution/traffic-source.ts'

/** What an order says of where its visitor came from: the fields the address held, and the source derived from them. */
export function attributionOf(search: string, referrer: string, ownOrigin: string): Campaign {
  const query = new URLSearchParams(search)
  const given = campaignOf((name) => query.get(name))
  const hints: TrafficHints = { ...given, ...(!referrer.startsWith(ownOrigin) && { referrer }) }
  const { source, medium, campaign } = trafficSource(hints)
  return { ...given, utm_source: source, utm_medium: medium, utm_campaign: campaign }
}
