import { messages, picked } from '#site/messages/en.ts'

export const dealExplorerTexts = picked(messages.deal, [
  'price',
  'sentence',
  'bar',
  'terms',
  'card',
  'saving',
  'stock',
  'enquire',
  'enquireNote',
  'offersLede',
  'offersCount',
  'offersCountOne',
  'best',
  'choose',
  'chooseFrom',
  'failed',
  'nearest',
])

export type DealExplorerTexts = typeof dealExplorerTexts
