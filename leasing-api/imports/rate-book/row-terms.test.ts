import { expect, test } from 'vitest'
import { rateBookColumns, type RateTexts } from './rate-book-columns.ts'
import { createTermsReader, type TermsReading } from './row-terms.ts'

const empty = Object.fromEntries(rateBookColumns.map(({ field }) => [field, ''])) as RateTexts
const row = (texts: Partial<RateTexts>): RateTexts => ({ ...empty, ...texts })

test.each([
  [{}, { message: null }],
  [{ excessMileage: '7.2p' }, { excessMileagePencePerMile: 7.2, message: null }],
  [{ deliveryWeeks: '2-4' }, { deliveryWeeks: { from: 2, to: 4 }, message: null }],
  [
    { deliveryWeeksFrom: '3', deliveryWeeksTo: ' 5 ' },
    { deliveryWeeks: { from: 3, to: 5 }, message: null },
  ],
  [
    { deliveryWeeks: '3 to 5', deliveryWeeksFrom: '3', deliveryWeeksTo: '5' },
    { deliveryWeeks: { from: 3, to: 5 }, message: null },
  ],
  [{ message: ' Two\n in white ' }, { message: 'Two in white' }],
  [{ validUntil: '2026-12-24' }, { validUntil: '2026-12-24', message: null }],
])('T-03 T-05 %j is read', (texts, terms) => {
  const { said, read } = createTermsReader()
  expect(read(row(texts))).toEqual({ ok: true, number: 0 })
  expect(said).toEqual([terms])
})

test.each([
  [{ excessMileage: '0' }, 'excessMileage', 'is outside 0.01 to 100 pence a mile'],
  [{ deliveryWeeks: 'soon' }, 'deliveryWeeks', 'is no number of weeks such as 2-4'],
  [{ deliveryWeeksFrom: '3' }, 'deliveryWeeksTo', 'is empty'],
  [
    { deliveryWeeksFrom: '5', deliveryWeeksTo: '3' },
    'deliveryWeeksFrom',
    'is no span of weeks up to 104',
  ],
  [
    { deliveryWeeks: '2-4', deliveryWeeksFrom: '3', deliveryWeeksTo: '5' },
    'deliveryWeeks',
    'differs from 3-5 in deliveryWeeksFrom and deliveryWeeksTo of the same row',
  ],
  [{ message: 'x'.repeat(301) }, 'message', 'is longer than 300 characters'],
  [{ message: 'only \uFFFD9' }, 'message', 'holds a character that cannot be read'],
  [{ validUntil: '2026-02-30' }, 'validUntil', 'is no day written as YYYY-MM-DD'],
])('T-03 %j is wrong', (texts, column, reason) => {
  const { said, read } = createTermsReader()
  expect(read(row(texts))).toMatchObject({ ok: false, wrong: [{ column, reason }] })
  expect(said).toEqual([])
})

test('every column that is wrong is named', () => {
  const reading = createTermsReader().read(row({ excessMileage: 'x', validUntil: 'x' }))
  expect(reading.ok ? [] : reading.wrong.map(({ column }) => column)).toEqual([
    'excessMileage',
    'validUntil',
  ])
})

test('rows that say the same have one number, whatever stood between them', () => {
  const { said, read } = createTermsReader()
  const numbers = ['7.2', '7.2', '8', '7.2', 'x', '8'].map((excessMileage) => {
    const reading: TermsReading = read(row({ excessMileage }))
    return reading.ok ? reading.number : null
  })
  expect(numbers).toEqual([0, 0, 1, 0, null, 1])
  expect(said).toMatchObject([{ excessMileagePencePerMile: 7.2 }, { excessMileagePencePerMile: 8 }])
})
