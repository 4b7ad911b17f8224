import { corsaOffer } from '#core/fixtures/offers.ts'
import { changedDeal } from '#core/landing/changed-deal.ts'
import { dealPage } from '#core/landing/deal-page.ts'
import { anyBudget, matchingOffers, type OfferFilters } from '#core/landing/matching-offers.ts'
import { sortedOffers } from '#core/landing/sorted-offers.ts'
import {
  usualAnnualMileagesMiles,
  usualInitialRentals,
  usualTermsMonths,
} from '#core/offer/lease-profile.ts'
import type { LeaseOffer } from '#core/offer/offer.ts'
import { machineLine, measure } from '../measure.ts'
import { tableOf } from '../print-table.ts'

const wantedOffers = 5000

/** Fixed figures that look arbitrary, the same in every run. */
const figure = (seed: number, range: number) => (seed * 7919 + 104_729) % range

/** Every profile of a derivative at as many providers as it takes, in no useful order. */
function offersOfOneDerivative(): LeaseOffer[] {
  const offers: LeaseOffer[] = []
  for (let providerId = 1; offers.length < wantedOffers; providerId++) {
    const provider = { id: providerId, name: `Provider ${providerId}`, logoPath: '', phone: '' }
    for (const financeType of ['personal', 'business'] as const) {
      for (const isInStock of [false, true]) {
        for (const termMonths of usualTermsMonths) {
          for (const annualMileageMiles of usualAnnualMileagesMiles) {
            for (const initialRentals of usualInitialRentals) {
              const monthlyPaymentPence = 18_000 + figure(offers.length, 9973)
              const profile = { financeType, isInStock, termMonths, annualMileageMiles }
              offers.push(corsaOffer({ ...profile, initialRentals, monthlyPaymentPence, provider }))
            }
          }
        }
      }
    }
  }
  return offers.slice(0, wantedOffers)
}

const everything: OfferFilters = {
  ...anyBudget,
  financeType: 'personal',
  termsMonths: [],
  annualMileagesMiles: [],
  depositValues: [],
  isInStock: null,
  isMaintained: false,
}
const oneProfile: OfferFilters = {
  ...everything,
  termsMonths: [36],
  annualMileagesMiles: [8000],
  depositValues: [6],
  isInStock: false,
}

const offers = offersOfOneDerivative()
// All of one finance type, so that nothing is left out before the sort: the dearest question.
const allPersonal = offers.map((offer) => ({
  ...offer,
  profile: { ...offer.profile, financeType: 'personal' as const },
}))

/** The plainest loops that could do the same, without ties or anything to choose from. */
const plainProfile = () => {
  const kept: LeaseOffer[] = []
  for (const offer of offers) {
    const { profile } = offer
    if (
      profile.financeType === 'personal' &&
      profile.termMonths === 36 &&
      profile.annualMileageMiles === 8000 &&
      profile.initialRentals === 6 &&
      !profile.isInStock
    ) {
      kept.push(offer)
    }
  }
  return kept.sort((left, right) => left.totalCostPence - right.totalCostPence)
}
const plainAll = () => {
  const kept: LeaseOffer[] = []
  for (const offer of allPersonal) if (!offer.profile.isMaintained) kept.push(offer)
  return kept.sort((left, right) => left.totalCostPence - right.totalCostPence)
}

const page = dealPage(offers, {})!

/** All that choosing another term on the deal page does: nearest deal, list, saving. */
const click = () => changedDeal(offers, page, { termMonths: 48 }).offers

const cases = {
  'one profile': () => sortedOffers(matchingOffers(offers, oneProfile), 'totalCost|asc'),
  'one profile, plainest loop': plainProfile,
  'all of them': () => sortedOffers(matchingOffers(allPersonal, everything), 'totalCost|asc'),
  'all of them, plainest loop': plainAll,
  'a click on the deal page': click,
}

const timings = measure(cases, { rounds: 300, warmup: 100 })

console.log(`Filtering and sorting ${offers.length} offers of one derivative: ${machineLine()}\n`)
console.log(
  tableOf(
    ['question', 'offers', 'median ms', 'p95 ms'],
    Object.entries(cases).map(([name, run]) => {
      const { medianMs, p95Ms } = timings[name]!
      return [name, String(run().length), medianMs.toFixed(3), p95Ms.toFixed(3)]
    }),
  ),
)
for (const name of ['one profile', 'all of them'] as const) {
  const ratio = timings[name]!.medianMs / timings[`${name}, plainest loop`]!.medianMs
  console.log(`\n${name}: ${ratio.toFixed(2)} × the plainest loop`)
}

// A click does more than filter and sort: it is printed, not judged.
const most = 2
const slow = (['one profile', 'all of them'] as const).filter(
  (name) => timings[name]!.medianMs >= most,
)
if (slow.length > 0) {
  console.error(`\nNot under ${most} ms: ${slow.join(', ')}.`)
  process.exitCode = 1
}
