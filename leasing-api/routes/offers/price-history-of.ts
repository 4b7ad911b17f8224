import { priceHistoryToWire } from '#core/contract/json/price-history-from-wire.ts'
import type { WirePriceHistory } from '#core/contract/json/wire-price-history.ts'
import { matchingOffers, anyBudget } from '#core/landing/matching-offers.ts'
import { topOffer } from '#core/landing/sorted-offers.ts'
import { commonProfile } from '#core/offer/lease-profile.ts'
import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { priceSteps } from '#core/pricing/lease/price-history.ts'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import type { Services } from '#leasing-api/server/services.ts'

/**
 * How the cheapest price of an offer's car on the common profile of its finance type came to where
 * it is today, the days without a change left out; made-up prices only while all are. Empty for
 * PCP, of which no prices are kept. Rule P-79.
 */
export async function priceHistoryOf(
  { database, clock }: Services,
  deals: DealSearch,
  offer: Offer,
): Promise<WirePriceHistory> {
  if (isPcpOffer(offer)) return []
  const { capId } = offer
  const { financeType } = offer.profile
  const noted = await database.call.readPriceHistory({ capId })
  const points = noted.filter(
    (point) => point.financeType === financeType && (deals.isDemonstration || !point.isGenerated),
  )
  const { termMonths, annualMileageMiles, initialRentals } = commonProfile[financeType]
  const today = topOffer(
    matchingOffers(
      deals.offersOf(capId, (profile) => profile.termMonths === termMonths),
      {
        ...anyBudget,
        financeType,
        termsMonths: [termMonths],
        annualMileagesMiles: [annualMileageMiles],
        depositValues: [initialRentals],
        isInStock: null,
        isMaintained: false,
      },
    ),
  )
  const { monthlyPaymentPence } = today ?? {}
  return priceHistoryToWire(
    priceSteps([
      ...points,
      ...(monthlyPaymentPence === undefined
        ? []
        : [{ day: londonDay(clock()), monthlyPaymentPence }]),
    ]),
  )
}
