import type { Metadata } from 'next'
import { offerPath } from '#core/landing/offer-path.ts'
import type { Deal } from '#core/offer/deal.ts'
import { socialDeal } from '#site/components/social/social-deal.ts'
import { socialImage, socialSize } from '#site/components/social/social-picture.ts'
import type { StorefrontFacts } from '#site/data/storefronts/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'

type Shown = Pick<StorefrontFacts, 'key' | 'name'>

/** A page where somebody shares its address. */
export type SocialCard = {
  url: string
  type: 'website' | 'article'
  /** 1200 by 630 pixels. */
  picture: { url: string; alt: string }
}

/** The storefront's own picture, which says nothing of a price; that of a partner is drawn. */
const housePicture = ({ key, name }: Shown) => ({
  url: key === ownStorefront.key ? '/social.png' : '/site/og/storefront',
  alt: fill(messages.layout.socialAlt, { name }),
})

/**
 * What is shown of a page where it is shared: its title and description, which Next takes over from
 * the page, its address, and a picture of its own or the storefront's. Rule E-28.
 */
export function socialMetadata(
  storefront: Shown,
  { url, type = 'website', picture = housePicture(storefront) }: Partial<SocialCard> = {},
): Pick<Metadata, 'openGraph'> {
  return {
    openGraph: { type, ...(url !== undefined && { url }), images: [{ ...picture, ...socialSize }] },
  }
}

/** A deal where it is shared: the address of its terms, and its picture. Rule D-63. */
export const socialCardOf = (deal: Deal): Partial<SocialCard> => ({
  url: offerPath(deal.offer),
  picture: socialImage(deal.offer.id, socialDeal(deal)),
})
