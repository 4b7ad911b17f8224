import type { Offer } from '../offer/offer.ts'
import { priceChange } from './deal-change.ts'
import { dealPage, type DealView } from './deal-page.ts'
import { type DealPreferences, type DealSelection, isSameMode } from './deal-selection.ts'
import { wordsThatGaveWay } from './gave-way.ts'
import { hasBudget, type OfferChoice } from './offer-choice.ts'

/**
 * The deal page after words of its sentence were changed, with what that did to the price. With no
 * word changed it is the page that a browser takes up from what the server drew. Without offers
 * the page stays as it is. Rules L-17, L-18, L-22, L-46, L-47, L-54, L-57, L-61, L-62.
 */
export function changedDeal(
  offers: readonly Offer[],
  before: DealView,
  change: DealPreferences,
): DealView {
  const hasNewTerms = choosesTerms(before.selection, change)
  const choice = changesNothing(before.selection, change)
    ? before.choice
    : { ...before.choice, ...(hasNewTerms && noBudget), offerId: null }
  const after = dealPage(offers, preferencesFor(before, change), { change, choice }) ?? before
  return {
    ...after,
    isBudgetOff: before.isBudgetOff || (hasNewTerms && hasBudget(before.choice)),
    otherDeposit: isSameMode(after.selection, before.selection)
      ? before.otherDeposit
      : before.selection.deposit,
    priceChange: priceChange(before.shown, after.shown),
    gaveWay: wordsThatGaveWay(before.selection, after.selection, change),
  }
}

/**
 * The deal page after its offers were put in another order, an offer was marked or the limits of
 * prices were changed. Marking tells nothing of the price: the row says what it is. Rules L-60 to
 * L-62.
 */
export function changedChoice(
  offers: readonly Offer[],
  before: DealView,
  change: Partial<OfferChoice>,
): DealView {
  const hasNewBudget = 'budgetRange' in change || 'rentalRange' in change
  const choice = { ...before.choice, ...(hasNewBudget && { offerId: null }), ...change }
  const after = dealPage(offers, before.selection, { choice }) ?? before
  return {
    ...after,
    isBudgetOff: before.isBudgetOff && !hasNewBudget,
    otherDeposit: before.otherDeposit,
    priceChange: hasNewBudget ? priceChange(before.shown, after.shown) : '',
    gaveWay: hasNewBudget ? wordsThatGaveWay(before.selection, after.selection, {}) : [],
  }
}

const noBudget = { budgetRange: null, rentalRange: '0' } as const

/** Whether a change sets a term, mileage or deposit that was not there: budgets then rest. Rule L-62. */
function choosesTerms(selection: DealSelection, change: DealPreferences): boolean {
  return (['termMonths', 'annualMileageMiles', 'deposit'] as const).some(
    (word) => change[word] !== undefined && change[word] !== selection[word],
  )
}

function changesNothing(selection: DealSelection, change: DealPreferences): boolean {
  return Object.entries(change).every(
    ([word, value]) => selection[word as keyof DealSelection] === value,
  )
}

/** The words that stay: months up front say nothing about pounds down. Rule L-22. */
function preferencesFor(
  { selection, otherDeposit }: DealView,
  change: DealPreferences,
): DealPreferences {
  if (isSameMode({ ...selection, ...change }, selection)) return selection
  const { deposit: _, ...others } = selection
  return otherDeposit === null ? others : { ...others, deposit: otherDeposit }
}
