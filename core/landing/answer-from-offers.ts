import type { Offer } from '../offer/offer.ts'
import { type DealPreferences, selectionOf } from './deal-selection.ts'
import { landing } from './landing.ts'
import type { LandingAnswer } from './landing-events.ts'
import type { LandingLoad, LandingStep, PcpChoice, TopOfferQuestion } from './landing-loads.ts'
import { affordable, anyBudget, matchingOffers } from './matching-offers.ts'
import { nearestOffer } from './nearest-offer.ts'
import { profileOptions } from './profile-options.ts'

/**
 * Answers every load that a car's own offers can answer, and those that follow from the answers.
 * What is left needs a request: pictures, details, reviews, other cars, forms, orders. Rule L-47.
 */
export function settledLanding(
  { state, loads }: LandingStep,
  offers: readonly Offer[],
): LandingStep {
  let current = state
  const left: LandingLoad[] = []
  const open = [...loads]
  for (const load of open) {
    const answer = answerFromOffers(load, offers)
    if (answer === null) {
      left.push(load)
      continue
    }
    const step = landing(current, answer)
    current = step.state
    open.push(...step.loads)
  }
  return { state: current, loads: left }
}

/** The answer to one load out of all the offers of the car; null when they do not hold it. Rule L-47. */
export function answerFromOffers(
  load: LandingLoad,
  offers: readonly Offer[],
): LandingAnswer | null {
  const { request } = load
  const type = 'answered'
  switch (load.name) {
    case 'offers':
      return { type, name: load.name, request, data: offersOfType(offers, load.financeType) }
    case 'topOffer':
      return { type, name: load.name, request, data: nearestWithin(offers, load.question) }
    case 'profiles':
      return { type, name: load.name, request, data: profileOptions(offers, load.financeType) }
    case 'pcpDefaults':
      return { type, name: load.name, request, data: pcpDefaults(offers, load.preferences) }
    case 'pcpOffers':
      return { type, name: load.name, request, data: pcpOffersOn(offers, load) }
    // The car was drawn with the page; its prices do not change it.
    case 'car':
      return { type, name: load.name, request, data: null }
    default:
      return null
  }
}

function offersOfType(offers: readonly Offer[], financeType: string): Offer[] {
  return offers.filter(({ profile }) => profile.financeType === financeType)
}

function nearestWithin(offers: readonly Offer[], question: TopOfferQuestion): Offer | null {
  const { preferences, changed, budget } = question
  return nearestOffer(offers.filter(affordable(budget)), preferences, changed)
}

function pcpDefaults(offers: readonly Offer[], preferences: DealPreferences): PcpChoice | null {
  const nearest = nearestOffer(offersOfType(offers, 'pcp'), preferences)
  return nearest && selectionOf(nearest)
}

function pcpOffersOn(offers: readonly Offer[], choice: PcpChoice): Offer[] {
  return matchingOffers(offers, {
    ...anyBudget,
    financeType: 'pcp',
    termsMonths: [choice.termMonths],
    annualMileagesMiles: [choice.annualMileageMiles],
    depositValues: [choice.deposit],
    isInStock: null,
    isMaintained: false,
  })
}
