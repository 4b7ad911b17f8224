import { financeTypes, type FinanceType } from '../offer/finance-type.ts'
import { isPcpOffer, type Offer } from '../offer/offer.ts'
import {
  byTotalCost,
  isHotDeal,
  nextBestSavingPounds,
  type RankedOffer,
} from '../pricing/next-best-saving.ts'
import { totalPence } from '../pricing/offer-amounts.ts'
import { chooseSelection } from './choose-selection.ts'
import {
  type DealSelection,
  type DealWish,
  isSameSelection,
  selectionOf,
} from './deal-selection.ts'

/** Everything the deal page shows of a car's prices under one selection. */
export type DealView = {
  selection: DealSelection
  options: {
    financeTypes: FinanceType[]
    terms: number[]
    mileages: number[]
    deposits: number[]
    /** How many prices of the finance type each side of a toggle holds. */
    inStockCount: number
    factoryCount: number
    maintainedCount: number
    unmaintainedCount: number
  }
  /** One price per provider on the selected profile, by total cost. */
  offers: Offer[]
  best: Offer
  /** What the best saves a month against the next provider, whole pounds. */
  savingPounds: number
  isHotDeal: boolean
}

/** The view of a car's offers nearest to a wish, what was `changed` first. Null when the car has no offers. */
export function dealView(
  offers: readonly Offer[],
  wish: DealWish = {},
  changed: readonly (keyof DealSelection)[] = [],
): DealView | null {
  const selection = chooseSelection(offers, wish, changed)
  if (!selection) return null
  const shown = cheapestPerProvider(
    offers.filter((offer) => isSameSelection(selectionOf(offer), selection)),
  )
  const best = shown[0]
  if (!best) throw new Error('A chosen selection has no offers.')
  const savingPounds = nextBestSavingPounds(shown.map(ranked))
  return {
    selection,
    options: optionsUnder(offers, selection),
    offers: shown,
    best,
    savingPounds,
    isHotDeal: !isPcpOffer(best) && isHotDeal(best.profile.isSpecialOffer, savingPounds),
  }
}

/** An offer reduced to what ranking compares. */
export function ranked(offer: Offer): RankedOffer {
  return {
    totalCostPence: totalPence(offer),
    monthlyPaymentPence: offer.monthlyPaymentPence,
    termMonths: offer.profile.termMonths,
    providerId: offer.provider.id,
    providerName: offer.provider.name,
  }
}

function cheapestPerProvider(offers: readonly Offer[]): Offer[] {
  const sorted = offers.toSorted((left, right) => byTotalCost(ranked(left), ranked(right)))
  const seen = new Set<number>()
  return sorted.filter(({ provider }) => !seen.has(provider.id) && seen.add(provider.id))
}

/** A list offers what exists for the finance type, whatever else is selected. */
function optionsUnder(offers: readonly Offer[], selection: DealSelection): DealView['options'] {
  const selections = offers.map(selectionOf)
  const sameFinance = selections.filter((each) => each.financeType === selection.financeType)
  const values = (key: 'termMonths' | 'annualMileageMiles' | 'deposit') =>
    [...new Set(sameFinance.map((each) => each[key]))].toSorted((left, right) => left - right)
  return {
    financeTypes: financeTypes.filter((type) =>
      selections.some((each) => each.financeType === type),
    ),
    terms: values('termMonths'),
    mileages: values('annualMileageMiles'),
    deposits: values('deposit'),
    inStockCount: sameFinance.filter((each) => each.isInStock).length,
    factoryCount: sameFinance.filter((each) => !each.isInStock).length,
    maintainedCount: sameFinance.filter((each) => each.isMaintained).length,
    unmaintainedCount: sameFinance.filter((each) => !each.isMaintained).length,
  }
}
