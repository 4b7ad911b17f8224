import { cutText } from '../contract/cut-text.ts'
import { keepableText } from '../contract/keepable.ts'

/** Campaign parameters and click ids of an address, which an order carries on. Rule A-01. */
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

export type CampaignField = (typeof campaignFields)[number]

export type Campaign = Partial<Record<CampaignField, string>>

/** The most characters of a campaign field: what an order's field takes. Rule A-02. */
export const longestCampaignValue = 200

/**
 * The campaign fields that hold something, each cut at 200 characters and trimmed, without
 * characters that nobody could keep: whoever came by the address cannot mend it. `read` gives
 * whatever stands under a name; anything but a text counts as nothing. Rules, C-62.
 */
export function campaignOf(read: (name: CampaignField) => unknown): Campaign {
  const given: Campaign = {}
  for (const name of campaignFields) {
    const value = read(name)
    const text =
      typeof value === 'string' ? cutText(keepableText(value), longestCampaignValue).trim() : ''
    if (text) given[name] = text
  }
  return given
}
