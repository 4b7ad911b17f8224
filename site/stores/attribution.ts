import { type TrafficHints, trafficSource } from '#core/attribution/traffic-source.ts'

const names = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'dclid',
  'fbclid',
] as const

export type Attribution = Partial<Record<(typeof names)[number], string>>

/** What an order says of where its visitor came from: the fields the address held, and the source derived from them. */
export function attributionOf(search: string, referrer: string, ownOrigin: string): Attribution {
  const query = new URLSearchParams(search)
  const given: Attribution = {}
  for (const name of names) {
    const value = query.get(name)
    if (value) given[name] = value.slice(0, 200)
  }
  const hints: TrafficHints = { ...given, ...(!referrer.startsWith(ownOrigin) && { referrer }) }
  const { source, medium, campaign } = trafficSource(hints)
  return { ...given, utm_source: source, utm_medium: medium, utm_campaign: campaign }
}
