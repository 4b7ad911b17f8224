import type { Offer } from '../offer/offer.ts'
import { selectionOf } from './deal-selection.ts'
import { askFor, type LandingStep, type PcpChoice, withoutLoads } from './landing-loads.ts'
import { listOf, needsOf, pcpChoiceOf } from './landing-needs.ts'
import { depositKey, depositOf, type LandingState } from './landing-state.ts'
import type { ProfileOptions } from './profile-options.ts'

/**
 * The page follows its top offer: filters and profile become those it is quoted on, and the mark
 * goes. Without a top offer the present values stay, and what is not set becomes the first that
 * is quoted. The first answer makes the page ready. Rules L-15, L-16, L-20.
 */
export function followTopOffer(state: LandingState, topOffer: Offer | null): LandingStep {
  const next = { ...state, topOffer, isReady: true, selectedOfferId: null }
  return loadsAfter(state, topOffer ? onProfileOf(next, topOffer) : withFirstQuoted(next))
}

/** Terms, mileages and deposits to choose from. Rule L-16. */
export function takeProfiles(state: LandingState, options: ProfileOptions): LandingStep {
  const next = { ...state, options }
  return loadsAfter(state, state.isReady ? withFirstQuoted(next) : next)
}

/** Sets what is not set yet of a PCP's term, mileage and deposit. Rule L-23. */
export function takePcpDefaults(state: LandingState, defaults: PcpChoice | null): LandingStep {
  const { profile } = state
  return loadsAfter(state, {
    ...state,
    profile: {
      ...profile,
      termMonths: profile.termMonths ?? defaults?.termMonths ?? null,
      annualMileageMiles: profile.annualMileageMiles ?? defaults?.annualMileageMiles ?? null,
      pcpDeposit: profile.pcpDeposit ?? defaults?.deposit ?? null,
    },
  })
}

function onProfileOf(state: LandingState, offer: Offer): LandingState {
  const { deposit, termMonths, annualMileageMiles, ...filters } = selectionOf(offer)
  return {
    ...state,
    filters: { ...state.filters, ...filters },
    profile: {
      ...state.profile,
      termMonths,
      annualMileageMiles,
      [depositKey(filters.financeType)]: deposit,
    },
  }
}

function withFirstQuoted(state: LandingState): LandingState {
  const { profile, options } = state
  return {
    ...state,
    profile: {
      ...profile,
      termMonths: profile.termMonths ?? options.terms[0] ?? null,
      annualMileageMiles: profile.annualMileageMiles ?? options.mileages[0] ?? null,
      [depositKey(state.filters.financeType)]: depositOf(state) ?? options.deposits[0] ?? null,
    },
  }
}

/**
 * What a page needs once something else than the visitor has set its profile: another finance
 * type has its own list and choices, another PCP choice its own list. Rules L-15, L-21.
 */
function loadsAfter(before: LandingState, next: LandingState): LandingStep {
  if (next.filters.financeType !== before.filters.financeType) {
    return askFor(next, needsOf(next, [listOf(next), 'profiles']))
  }
  const choice = pcpChoiceOf(next)
  return choice && !isSameChoice(choice, pcpChoiceOf(before))
    ? askFor(next, needsOf(next, ['pcpOffers']))
    : withoutLoads(next)
}

function isSameChoice(left: PcpChoice, right: PcpChoice | null): boolean {
  return (
    left.termMonths === right?.termMonths &&
    left.annualMileageMiles === right.annualMileageMiles &&
    left.deposit === right.deposit
  )
}
