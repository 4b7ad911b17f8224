import { expect, test } from 'vitest'
import { messageText } from '#core/messages/message-text.ts'
import { emptyList } from '#core/filters/words/empty-list.ts'
import deal from './en/deal.json' with { type: 'json' }
import list from './en/results-list.json' with { type: 'json' }

test('D-35 a deal page says of a side without offers what core says', () => {
  const text = messageText(emptyList('offersOfCar').messageKey)
  expect(deal.outOfStock).toBe(text)
  expect(deal.sentence.noStock).toBe(`{label}: ${text}`)
})

test('D-36 a list without results says what core says', () => {
  expect(list.emptyTitle).toBe(messageText(emptyList('results').messageKey))
})
