import type { Metadata } from 'next'
import { offerPath } from '#core/landing/offer-path.ts'
import type { Deal } from '#core/offer/deal.ts'
import { socialDeal } from '#site/components/social/social-deal.ts'
import { socialImage, socialSize } from '#site/components/social/social-picture.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'

/** A page where somebody shares its address. */
export type SocialCard = {
  url: string
  type: 'website' | 'article'
  /** 1200 by 630 pixels. */
  picture: { url: string; alt: string }
}

/** The storefront's own picture, which says nothing of a price. */
const housePicture = (name: string) => ({
  url: '/social.png',
  alt: fill(messages.layout.socialAlt, { name }),
})

/**
 * What is shown of a page where it is shared: its title and description, which Next takes over from
 * the page, its address, and a picture of its own or the storefront's. Rule E-28.
 */
export function socialMetadata({
  url,
  type = 'website',
  picture = housePicture(ownStorefront.name),
}: Partial<SocialCard>): Pick<Metadata, 'openGraph'> {
  return {
    openGraph: { type, ...(url !== undefined && { url }), images: [{ ...picture, ...socialSize }] },
  }
}

/** The same for a page without an address to share, such as an error. */
export const housePage = (name: string) => socialMetadata({ picture: housePicture(name) })

/** A deal where it is shared: the address of its terms, and its picture. Rule D-63. */
export const socialCardOf = (deal: Deal): Partial<SocialCard> => ({
  url: offerPath(deal.offer),
  picture: socialImage(deal.offer.id, socialDeal(deal)),
})
