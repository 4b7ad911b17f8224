import { selectionOf } from '#core/landing/deal-selection.ts'
import type { SpecialOfferView } from '#core/landing/special-offer.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import type { Offer } from '#core/offer/offer.ts'
import { mileageLabel } from '#core/pricing/money/currency.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { specialSentence } from '#site/components/shared/deal/special-words.ts'
import type { SpecialOfferTexts } from './special-offer-texts.ts'

/** The terms of a special offer as a sentence. */
export function offerSentence(offer: Offer, texts: Messages['specialOffer']): string {
  const { financeType, termMonths, annualMileageMiles, deposit, isInStock, isMaintained } =
    selectionOf(offer)
  const sentence = fill(deposit === 1 ? texts.sentenceOne : texts.sentence, {
    finance: financeTypeTable[financeType].label,
    term: termMonths,
    miles: mileageLabel(annualMileageMiles),
    rentals: deposit,
    delivery: isInStock ? texts.inStock : texts.factory,
  })
  return isMaintained ? `${sentence} ${texts.maintained}` : sentence
}

/**
 * The mark of a special offer with what it saves: against the next provider where it is the cheaper
 * one, else against ordinary prices. Rules P-67, P-73.
 */
export function offerSaving(
  { offer, savingPounds, isHotDeal }: SpecialOfferView,
  { card, saving }: SpecialOfferTexts,
): string | undefined {
  return savingPounds
    ? `${isHotDeal ? card.hot : card.special}: ${fill(saving, { saving: savingPounds })}`
    : specialSentence(offer, card)
}
