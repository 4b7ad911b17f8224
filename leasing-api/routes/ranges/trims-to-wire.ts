import { commonProfile } from '#core/offer/lease-profile.ts'
import type { Deal } from '#core/offer/deal.ts'
import type { LeaseFinanceType } from '#core/offer/finance-type.ts'
import { mileageLabel } from '#core/pricing/money/currency.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { trimSentence } from '#core/vehicle/trim-sentence.ts'
import { trimsOf } from '#core/vehicle/trims.ts'
import { dealToWire } from '../derivatives/present.ts'

/** The trims of a range's cars, the plainest first, each with its cheapest deal of these. */
export function trimsToWire(cars: readonly Derivative[], deals: readonly Deal[]) {
  const trims = trimsOf(cars).map((trim) => {
    const capIds = new Set(trim.cars.map(({ capId }) => capId))
    const deal = deals.find(({ derivative }) => capIds.has(derivative.capId)) ?? null
    return { ...trim, deal, monthlyPence: deal?.offer.monthlyPaymentPence ?? null }
  })
  return trims.map((trim, at) => ({
    name: trim.name,
    derivatives: trim.cars.length,
    features: trim.features,
    added: trim.added,
    about: trimSentence(trim, trims[at - 1] ?? null),
    deal: trim.deal && dealToWire(trim.deal),
  }))
}

/** Explanation of the trims and their prices, for the page. */
export function trimsExplanation(financeType: LeaseFinanceType): string {
  const { termMonths, annualMileageMiles, initialRentals } = commonProfile[financeType]
  return `We read the trim from what follows engine and gearbox in the names of the versions, and ordered by how much equipment every version of a trim has. Prices are each trim’s cheapest ${financeType} lease over ${termMonths} months at ${mileageLabel(annualMileageMiles)} a year with ${initialRentals} months up front, ${financeType === 'business' ? 'VAT excluded' : 'VAT included'}, in the providers’ present rate books.`
}
