import { messages, picked } from '#site/messages/en.ts'

export const specialOfferTexts = {
  ...picked(messages.deal, ['price', 'bar', 'terms', 'card', 'saving', 'enquireNote', 'failed']),
  own: messages.specialOffer,
}

export type SpecialOfferTexts = typeof specialOfferTexts
