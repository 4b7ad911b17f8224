import { type FinanceType, financeTypes } from '../offer/finance-type.ts'
import { commonPcpProfile } from '../offer/common-pcp-profile.ts'
import { commonProfile } from '../offer/lease-profile.ts'
import type { Offer } from '../offer/offer.ts'
import { type DealSelection, type DealPreferences, selectionOf } from './deal-selection.ts'
import { topOffer } from './sorted-offers.ts'

/** How much it matters that a preference is met: the first named is given up last. */
const weights = {
  financeType: 1_000_000,
  isInStock: 100_000,
  isMaintained: 10_000,
  termMonths: 1000,
  annualMileageMiles: 100,
  deposit: 10,
} as const satisfies Record<keyof DealSelection, number>

const changedWeight = 10_000_000

/** What a value that is not met counts at most. */
const mostGap = 9

/** A value that is looked for, and how much it counts. */
type Wanted = { key: keyof DealSelection; value: string | number | boolean; weight: number }

/**
 * The offer to open a deal page on: the top offer of the profile nearest to the preferences.
 * Without a preference the common profile holds. What was `changed` last is given up last of
 * all: whoever asks for four years gets four years, if need be from the factory. Null when there
 * are no offers. Rules L-09, L-10, L-11.
 */
export function nearestOffer(
  offers: readonly Offer[],
  preferences: DealPreferences = {},
  changed?: readonly (keyof DealSelection)[],
): Offer | null {
  const wanted = new Map(financeTypes.map((type) => [type, wantedOf(type, preferences, changed)]))
  let nearest: Offer[] = []
  let least = Number.POSITIVE_INFINITY
  for (const offer of offers) {
    const selection = selectionOf(offer)
    let distance = 0
    for (const { key, value, weight } of wanted.get(selection.financeType)!) {
      distance += weight * gap(selection[key], value)
    }
    if (distance < least) {
      least = distance
      nearest = [offer]
    } else if (distance === least) {
      nearest.push(offer)
    }
  }
  return topOffer(nearest)
}

/** The preferences, completed for one finance type by its common profile. */
function wantedOf(
  financeType: FinanceType,
  preferences: DealPreferences,
  changed: readonly (keyof DealSelection)[] | undefined,
): Wanted[] {
  const common = financeType === 'pcp' ? commonPcpProfile : commonProfile[financeType]
  const wanted: DealPreferences = {
    financeType: 'personal',
    isMaintained: false,
    termMonths: common.termMonths,
    annualMileageMiles: common.annualMileageMiles,
    deposit: 'depositPounds' in common ? common.depositPounds : common.initialRentals,
    ...preferences,
  }
  return (Object.keys(wanted) as (keyof DealSelection)[]).map((key) => ({
    key,
    value: wanted[key]!,
    weight: changed?.includes(key) ? changedWeight : weights[key],
  }))
}

/** 0 for the same value; for numbers it grows towards the most with the relative difference. */
function gap(value: string | number | boolean, wanted: string | number | boolean): number {
  if (value === wanted) return 0
  if (typeof value !== 'number') return mostGap
  const wantedNumber = Number(wanted)
  return (mostGap * Math.abs(value - wantedNumber)) / Math.max(value, wantedNumber)
}
