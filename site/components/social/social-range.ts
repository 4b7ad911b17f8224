import { carName } from '#core/vehicle/car-name.ts'
import type { Deal } from '#core/offer/deal.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { socialDeal } from './social-deal.ts'
import type { SocialPicture } from './social-picture.ts'

/** What the picture of a shared range shows: how many versions it has, and its cheapest deal. Rule E-29. */
export function socialRange(
  place: Pick<DerivativeSummary, 'manufacturer' | 'range'>,
  versions: number,
  cheapest: Deal,
): SocialPicture {
  const t = messages.make.social
  const derivative = cheapest.derivative.name
  const words = { count: countText(versions), derivative }
  return {
    ...socialDeal(cheapest),
    name: carName(place),
    about: fill(versions === 1 ? t.one : t.many, words),
  }
}
