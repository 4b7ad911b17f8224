import type { DealPreferences } from '#core/landing/deal-selection.ts'
import { type OfferChoice, offerChoiceFromSearch } from '#core/landing/offer-choice.ts'
import { preferencesFromSearch } from '#core/landing/preferences-from-search.ts'
import { offerFormId } from './offers/offer-choices.tsx'
import { sentenceFormId } from './summary/deal-sentence-form.tsx'

/** The words of the deal sentence that differ from how the server drew them. */
export function changedWords(): DealPreferences {
  return preferencesFromSearch(changedSelects(sentenceFormId))
}

/** What of the order and the limits of the offers differs from how the server drew it. */
export function changedOfferChoice(): Partial<OfferChoice> {
  const changed = changedSelects(offerFormId)
  const choice = Object.entries(offerChoiceFromSearch(changed))
  return Object.fromEntries(choice.filter(([name]) => name in changed))
}

function changedSelects(formId: string): Record<string, string> {
  const selects = document.getElementById(formId)?.querySelectorAll('select') ?? []
  const changed = [...selects].filter(({ selectedOptions }) => !selectedOptions[0]?.defaultSelected)
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]))
}
