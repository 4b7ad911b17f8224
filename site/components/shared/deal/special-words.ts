import { specialMarkOf, type Offer } from '#core/offer/offer.ts'
import type { SpecialMark } from '#core/pricing/lease/special-offers.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

type CardTexts = Messages['deal']['card']

/**
 * The special mark of an offer on a card, and its saving. Undefined for an ordinary one. Savings
 * are whole pounds, with a text of its own below £1. Rules P-72, P-73.
 */
export function specialOnCard(
  offer: Offer,
  texts: CardTexts,
): { mark: string; why: string } | undefined {
  const special = specialMarkOf(offer)
  if (!special) return undefined
  const saving = wholePounds(special)
  const why = saving > 0 ? fill(texts.below, { saving }) : texts.justBelow
  return { mark: markOf(special, texts), why }
}

/** The same as one sentence, for a page with more room. Rules P-72, P-73. */
export function specialSentence(offer: Offer, texts: CardTexts): string | undefined {
  const special = specialMarkOf(offer)
  if (!special) return undefined
  const [mark, saving] = [markOf(special, texts), wholePounds(special)]
  return saving > 0 ? fill(texts.less, { mark, saving }) : fill(texts.justLess, { mark })
}

const markOf = ({ isHot }: SpecialMark, { hot, special }: CardTexts) => (isHot ? hot : special)

const wholePounds = ({ savingPence }: SpecialMark) => Math.floor(savingPence / 100)
