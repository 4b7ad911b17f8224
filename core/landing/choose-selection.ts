import { commonProfile } from '../offer/lease-profile.ts'
import type { Offer } from '../offer/offer.ts'
import { type DealSelection, type DealWish, selectionOf } from './deal-selection.ts'

/** How much it matters that a wish is met: the first named is given up last. */
const weights = {
  financeType: 1_000_000,
  isInStock: 100_000,
  isMaintained: 10_000,
  termMonths: 1000,
  annualMileageMiles: 100,
  deposit: 10,
} as const satisfies Record<keyof DealSelection, number>

const changedWeight = 10_000_000

/**
 * The profile to show: the one nearest to what is wished for. What is not wished for follows
 * the common profile, and where several profiles are equally near, the lowest monthly price
 * decides, so that with no wish at all it is the top offer of the common profile.
 * What was `changed` last is given up last of all: whoever asks for four years gets four years,
 * if need be from the factory. Null when the car has no offers.
 */
export function chooseSelection(
  offers: readonly Offer[],
  wish: DealWish = {},
  changed: readonly (keyof DealSelection)[] = [],
): DealSelection | null {
  let best: { offer: Offer; distance: number } | null = null
  for (const offer of offers) {
    const distance = distanceTo(selectionOf(offer), wish, changed)
    if (
      !best ||
      distance < best.distance ||
      (distance === best.distance && isCheaper(offer, best.offer))
    ) {
      best = { offer, distance }
    }
  }
  return best && selectionOf(best.offer)
}

function isCheaper(left: Offer, right: Offer): boolean {
  return left.monthlyPaymentPence < right.monthlyPaymentPence
}

function distanceTo(
  selection: DealSelection,
  wish: DealWish,
  changed: readonly (keyof DealSelection)[],
): number {
  const common = commonProfile[selection.financeType === 'business' ? 'business' : 'personal']
  const wanted: DealWish = {
    financeType: 'personal',
    isMaintained: false,
    termMonths: common.termMonths,
    annualMileageMiles: common.annualMileageMiles,
    ...(selection.financeType === 'pcp' ? {} : { deposit: common.initialRentals }),
    ...definedOnly(wish),
  }
  let distance = 0
  for (const key of Object.keys(wanted) as (keyof DealSelection)[]) {
    const weight = changed.includes(key) ? changedWeight : weights[key]
    distance += weight * gap(selection[key], wanted[key] as string | number | boolean)
  }
  return distance
}

/** 0 for the same value; for numbers it grows towards 9 with the relative difference. */
function gap(value: string | number | boolean, wanted: string | number | boolean): number {
  if (typeof value !== 'number' || typeof wanted !== 'number') return value === wanted ? 0 : 9
  return Math.min(9, (9 * Math.abs(value - wanted)) / Math.max(value, wanted, 1))
}

function definedOnly(wish: DealWish): DealWish {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
}
