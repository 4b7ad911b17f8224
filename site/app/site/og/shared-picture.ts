import { stegaClean } from '@sanity/client/stega'
import { parseOfferId } from '#core/offer/offer-id.ts'
import { socialDeal } from '#site/components/social/social-deal.ts'
import { socialGuide } from '#site/components/social/social-guide.ts'
import type { SocialPicture } from '#site/components/social/social-picture.ts'
import { socialRange } from '#site/components/social/social-range.ts'
import { chosenDeals } from '#site/data/deal/chosen-deals.ts'
import { guide } from '#site/data/guides/server.ts'
import { rangePage } from '#site/data/ranges/range-page.ts'

/**
 * The picture that an address below `/site/og` is about: `{offerId}`, `ranges/{make}/{range}` or
 * `guides/{category}/{guide}`. `plain` for a car that nobody quotes any more; null where there is
 * no such thing.
 */
export async function sharedPicture(
  shown: readonly string[],
): Promise<SocialPicture | 'plain' | null> {
  const [kind = '', first = '', second = ''] = shown
  if (shown.length === 1) return ofDeal(kind)
  if (shown.length !== 3) return null
  if (kind === 'ranges') return ofRange(first, second)
  return kind === 'guides' ? ofGuide(first, second) : null
}

async function ofDeal(offerId: string): Promise<SocialPicture | 'plain' | null> {
  if (parseOfferId(offerId) === null) return null
  const [deal] = await chosenDeals([offerId])
  if (!deal) return null
  return deal.offer ? socialDeal({ derivative: deal.car, offer: deal.offer }) : 'plain'
}

async function ofRange(make: string, slug: string): Promise<SocialPicture | 'plain' | null> {
  const facts = await rangePage(make, slug)
  if (facts === null) return null
  const { manufacturer, range, cheapest } = facts
  return cheapest ? socialRange({ manufacturer, range }, range.derivatives, cheapest) : 'plain'
}

async function ofGuide(category: string, slug: string): Promise<SocialPicture | null> {
  const found = stegaClean(await guide(category, slug))
  return found && socialGuide(found)
}
