import { expect, test } from 'vitest'
import { commonPersonal } from '#core/fixtures/offers.ts'
import { addRateRow, createRateRows } from './rate-rows.ts'
import type { OwnTerms } from '#leasing-api/segments/segment.ts'
import type { RowTerms } from './row-terms.ts'
import { usualTerms } from './usual-terms.ts'

const profiles = [commonPersonal, { ...commonPersonal, isInStock: true }]

/** What is usual for cars with rows of these terms; `stock` where the car is in stock. */
function usualOf(...cars: [OwnTerms, 'stock'?][][]) {
  const rows = createRateRows()
  const said: RowTerms[] = []
  for (const [derivative, rowsOfCar] of cars.entries()) {
    for (const [terms, stock] of rowsOfCar) {
      addRateRow(rows, {
        derivative,
        profile: Number(stock === 'stock'),
        monthlyPence: 20_000,
        feePence: 0,
        terms: said.push({ message: null, ...terms }) - 1,
        line: rows.n + 2,
      })
    }
  }
  const derivatives = cars.map((_, at) => ({ capId: `${at}`, derivativeId: at, firstLine: 2 }))
  return usualTerms({ rows, derivatives, profiles, said })
}

const excess = (excessMileagePencePerMile: number) => ({ excessMileagePencePerMile })

test('T-05 what most rows give is usual; of several the first; rows that give none do not count', () => {
  expect(usualOf([[excess(8)], [excess(7)], [{}], [{}], [{}], [excess(7)]])).toMatchObject([
    excess(7),
  ])
  expect(usualOf([[excess(8)], [excess(7)], [excess(7)], [excess(8)]])).toMatchObject([excess(8)])
  expect(usualOf([[{}], [{}]])).toEqual([{ message: null }])
})

test('T-05 facts are counted one by one, weeks by stock; no message counts as one', () => {
  const [short, long] = [
    { from: 2, to: 4 },
    { from: 12, to: 14 },
  ]
  expect(
    usualOf([
      [{ ...excess(8), deliveryWeeks: long, message: 'Two left' }],
      [{ ...excess(7), deliveryWeeks: short, message: 'Two left' }, 'stock'],
      [excess(7), 'stock'],
      [{ ...excess(8), deliveryWeeks: long }],
      [excess(8)],
    ]),
  ).toEqual([{ ...excess(8), stockWeeks: short, factoryWeeks: long, message: null }])
})

test('cars do not count for one another', () => {
  expect(usualOf([[excess(8)]], [[excess(7)], [excess(7)]], [])).toEqual([
    { ...excess(8), message: null },
    { ...excess(7), message: null },
    { message: null },
  ])
})
