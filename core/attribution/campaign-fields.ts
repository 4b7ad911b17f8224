/** What marketing and advertising networks add to an address, and an order carries on. */
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'dclid',
  'fbclid',
] as const

export type Campaign = Partial<Record<(typeof campaignFields)[number], string>>

/** The campaign fields that hold something, each cut at 200 characters. */
export function campaignOf(read: (name: string) => string | null): Campaign {
  const given: Campaign = {}
  for (const name of campaignFields) {
    const value = read(name)
    if (value) given[name] = value.slice(0, 200)
  }
  return given
}
