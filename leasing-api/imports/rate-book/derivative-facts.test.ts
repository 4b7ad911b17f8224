import { expect, test } from 'vitest'
import { createFactsReader, noFacts } from './derivative-facts.ts'
import { rateBookColumns, type RateTexts } from './rate-book-columns.ts'

const empty = Object.fromEntries(rateBookColumns.map(({ field }) => [field, ''])) as RateTexts
const row = (texts: Partial<RateTexts>): RateTexts => ({ ...empty, ...texts })

test('T-05 a row that repeats the one before adds nothing, and one that differs is still wrong', () => {
  const read = createFactsReader()
  const facts = noFacts()
  expect(read(facts, row({ excessMileage: '7.2' }), false)).toEqual([])
  expect(read(facts, row({ excessMileage: '7.2' }), false)).toEqual([])
  const wrong = [{ column: 'excessMileage', value: '8', reason: expect.stringContaining('7.2') }]
  expect(read(facts, row({ excessMileage: '8' }), false)).toEqual(wrong)
  expect(read(facts, row({ excessMileage: '8' }), false)).toEqual(wrong)
  expect(facts.excessMileagePencePerMile).toBe(7.2)
})

test('T-05 the same weeks are read for stock and for factory orders', () => {
  const read = createFactsReader()
  const facts = noFacts()
  for (const isInStock of [true, false]) read(facts, row({ deliveryWeeks: '2-4' }), isInStock)
  const weeks = { from: 2, to: 4 }
  expect(facts).toEqual({ ...noFacts(), stockWeeks: weeks, factoryWeeks: weeks })
})

test('T-05 rows with the same texts tell every derivative the same', () => {
  const read = createFactsReader()
  const [one, other] = [noFacts(), noFacts()]
  for (const facts of [one, other]) read(facts, row({ message: 'Road tax included' }), false)
  expect(other).toEqual(one)
  expect(other.message).toBe('Road tax included')
})
