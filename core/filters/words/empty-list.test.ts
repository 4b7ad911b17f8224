import { expect, test } from 'vitest'
import { messageText } from '#core/messages/message-text.ts'
import { emptyList } from './empty-list.ts'

test.each([
  ['D-34', 'manufacturers', 'No manufacturers.', []],
  ['D-35', 'offersOfCar', 'Currently out of stock.', []],
  ['D-36', 'results', 'We found nothing. Try again with different options', ['restart']],
  ['D-37', 'inStockDeals', 'There are currently no in stock offers available', []],
  [
    'D-38 F-68',
    'bodyType',
    "Oops - we don't seem to have any results to match your exact requirements",
    ['restart', 'specialOffers', 'inStockDeals'],
  ],
] as const)('%s an empty list of %s says "%s"', (_, kind, text, waysOn) => {
  const { messageKey, waysOn: found } = emptyList(kind)
  expect(messageText(messageKey)).toBe(text)
  expect(found).toEqual(waysOn)
})
