import { priceHistoryToWire } from '#core/contract/json/price-history-from-wire.ts'
import type { WirePriceHistory } from '#core/contract/json/wire-price-history.ts'
import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { profileKey } from '#core/offer/profile-key.ts'
import { priceSteps } from '#core/pricing/lease/price-history.ts'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import { decodeSegment } from '#leasing-api/segments/decode-segment.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** Of a provider's retired books all that still hold prices. */
const ever = new Date(0).toISOString()

/**
 * What an offer's own provider asked for its very profile, the oldest first, the days without a change
 * left out: of its retired books the last one holds prices still. Empty for PCP. Rule D-92.
 */
export async function providerHistoryOf(
  { database: { call } }: Pick<Services, 'database'>,
  offer: Offer,
): Promise<WirePriceHistory> {
  if (isPcpOffer(offer)) return []
  const { capId, provider, profile, monthlyPaymentPence, checkedAt } = offer
  const key = profileKey(profile)
  const [segments, numbers] = await Promise.all([
    call.readSegmentsRetiredSince({ capId, providerId: provider.id, since: ever }),
    call.ensureRateProfiles({ keys: [key] }),
  ])
  const earlier = segments.toReversed().flatMap((segment) => {
    const { columns } = decodeSegment(segment.data)
    const at = columns.profiles.indexOf(numbers[key]!)
    const pence = columns.monthlyPence[at]
    return pence === undefined
      ? []
      : [{ day: londonDay(segment.checkedAt), monthlyPaymentPence: pence }]
  })
  const today = { day: londonDay(new Date(checkedAt)), monthlyPaymentPence }
  return priceHistoryToWire(priceSteps([...earlier, today]))
}
