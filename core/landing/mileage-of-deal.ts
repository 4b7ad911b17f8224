import type { Offer } from '../offer/offer.ts'
import {
  type MileageAdvice,
  mileageAdvice,
  type MileageChoice,
} from '../pricing/lease/excess-mileage.ts'
import { handBackPence } from '../pricing/lease/hand-back.ts'
import { meetsPreferences, selectionOf } from './deal-selection.ts'

/**
 * What driving further costs on a deal: the miles of the next higher mileage, paid at the end or
 * agreed on from the start, at the prices of the same provider on a profile that differs by
 * mileage alone. A PCP counts as handed back, since whoever buys the car pays for no excess miles.
 * Null where the provider quotes no higher mileage. Rules P-45, P-89.
 */
export function mileageOfDeal(offers: readonly Offer[], shown: Offer): MileageAdvice | null {
  const { annualMileageMiles, ...rest } = selectionOf(shown)
  const cheapest = new Map<number, MileageChoice>()
  for (const offer of offers) {
    if (offer.provider.id !== shown.provider.id) continue
    if (!meetsPreferences(selectionOf(offer), rest)) continue
    const choice = choiceOf(offer)
    const known = cheapest.get(choice.annualMileageMiles)
    if (!known || choice.totalPence < known.totalPence) {
      cheapest.set(choice.annualMileageMiles, choice)
    }
  }
  // A special and an ordinary price may stand on one profile: the deal shown is the one compared.
  cheapest.set(annualMileageMiles, choiceOf(shown))
  const next = Math.min(...[...cheapest.keys()].filter((miles) => miles > annualMileageMiles))
  return Number.isFinite(next)
    ? mileageAdvice([...cheapest.values()], annualMileageMiles, next)
    : null
}

function choiceOf(offer: Offer): MileageChoice {
  return {
    annualMileageMiles: offer.profile.annualMileageMiles,
    termMonths: offer.profile.termMonths,
    excessMileagePencePerMile: offer.excessMileagePencePerMile,
    totalPence: handBackPence(offer),
  }
}
