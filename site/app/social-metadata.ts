import type { Metadata } from 'next'
import { offerPath } from '#core/landing/offer-path.ts'
import type { Deal } from '#core/offer/deal.ts'
import { socialDeal, socialPath, socialSize } from '#site/components/social/social-deal.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'

/** What is shown where somebody shares the address of a deal: its words, and its picture. Rule D-63. */
export function socialMetadata(
  deal: Deal,
  { title, description }: { title: string; description?: string },
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const shown = socialDeal(deal)
  const { price, lines } = shown
  const alt = [
    `${shown.name} ${shown.version}`,
    ...(price ? [`${price.monthly} ${price.unit}`] : []),
    ...lines,
  ].join(', ')
  return {
    openGraph: {
      type: 'website',
      siteName: ownStorefront.name,
      locale: 'en_GB',
      url: offerPath(deal.offer),
      title,
      ...(description !== undefined && { description }),
      images: [{ url: socialPath(deal.offer.id, shown), ...socialSize, type: 'image/png', alt }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
