import { balloonPence, pcpFigures, pcpTermsMonths } from '#core/pricing/pcp/pcp-figures.ts'
import { hashText } from '../catalogue/stored-key.ts'
import type { NewPcpOffer } from '../queries/rates/pcp-offers.ts'
import type { PricedCar } from './priced-car.ts'
import type { ProviderHabits } from './provider-habits.ts'
import { randomFrom } from './random.ts'
import { residualShare } from './residual-value.ts'

const mileagesMiles = [8000, 10000]
const depositsPence = [100_000, 250_000, 500_000]
/** Share of its leased cars that a provider also lends on. */
const shareOfCars = 0.5
/** Paid with the optional final payment when the customer keeps the car. */
const purchaseFeePence = 1000

/** The PCP offers of a provider for one car; none when it does not lend on it. Large deposits
 * are not asked for on small cars. */
export function pcpOffersOf(car: PricedCar, habits: ProviderHabits, seed: number): NewPcpOffer[] {
  if (habits.pcp === null || car.isVan) return []
  const { aprPercent, contributionPence } = habits.pcp
  const random = randomFrom(hashText(`${seed} pcp ${habits.providerId} ${car.storedKey}`))
  if (!random.chance(shareOfCars)) return []
  const cashPricePence = Math.round((car.listPricePence * random.between(0.9, 0.95)) / 500) * 500
  const depositContributionPence = random.chance(0.6) ? contributionPence : 0
  const excessMileagePencePerMile = Math.round(60 + car.listPricePence / 50_000) / 10

  return pcpTermsMonths.flatMap((termMonths) =>
    mileagesMiles.flatMap((annualMileageMiles) => {
      // A guaranteed value is set with caution, below what the car should fetch.
      const retainedShare = residualShare(car, termMonths, annualMileageMiles) * 0.95
      const optionalFinalPaymentPence = balloonPence(car.listPricePence, retainedShare)
      return depositsPence
        .filter((depositPence) => depositPence < cashPricePence * 0.3)
        .map((depositPence) => ({
          derivativeId: car.derivativeId,
          termMonths,
          annualMileageMiles,
          depositPence,
          cashPricePence,
          depositContributionPence,
          optionalFinalPaymentPence,
          feesPence: purchaseFeePence,
          aprPercent,
          excessMileagePencePerMile,
          deliveryWeeksFrom: 12,
          deliveryWeeksTo: 14,
          message: null,
          ...pcpFigures({
            cashPricePence,
            depositPence,
            depositContributionPence,
            optionalFinalPaymentPence,
            feesPence: purchaseFeePence,
            termMonths,
            aprPercent,
          }),
        }))
    }),
  )
}
