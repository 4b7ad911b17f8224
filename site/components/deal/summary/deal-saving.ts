import type { DealView } from '#core/landing/deal-page.ts'
import { isPcpOffer } from '#core/offer/offer.ts'
import { fill } from '#site/messages/fill.ts'
import { specialSentence } from '#site/components/shared/deal/special-words.ts'
import { dealTexts } from '../deal-texts.ts'

/**
 * What the best offer saves against the next provider's; a special one without such a saving, or
 * one that was chosen in its place, against ordinary prices.
 */
export function dealSaving(view: DealView): string | undefined {
  const { best, shown, savingPounds, isHotDeal } = view
  if (shown !== best || savingPounds === 0 || isPcpOffer(best)) {
    return specialSentence(shown, dealTexts.card)
  }
  const saving = fill(dealTexts.saving, { saving: savingPounds })
  return isHotDeal ? `${dealTexts.card.hot}: ${saving}` : saving
}
