import { expect, test } from 'vitest'
import { figureColumns } from './figure-columns.ts'

const second = (...cells: string[]) => [
  ...figureColumns(cells.map((cell, at) => [`${at} months`, cell])),
]

test.each([
  ['money', ['£350.00', '£1,843.92']],
  ['numbers with units', ['222 miles', '97 g/km', '8.7 s', '20%', '5']],
  ['figures and estimates', ['53.3 mpg', 'about 50 mpg', '–']],
  ['figures of which one is missing', ['134 bhp', '–', '']],
])('%s stand under one another', (_, cells) => {
  expect(second(...cells)).toEqual([1])
})

test.each([
  ['words', ['Petrol', 'Electric']],
  ['a figure among words', ['£350.00', 'nothing']],
  ['a range', ['2–4 weeks', '12–14 weeks']],
  ['a figure with an explanation', ['£350 a month', '£420 once']],
  ['nothing but missing figures', ['–', '']],
])('%s do not', (_, cells) => {
  expect(second(...cells)).toEqual([])
})

test('the first column names the rows, even in figures', () => {
  expect([...figureColumns([['1', '£350']])]).toEqual([1])
  expect([...figureColumns([])]).toEqual([])
})

test('a row that is too short does not count against a column', () => {
  expect([...figureColumns([['a', '1', '2'], ['b']])]).toEqual([1, 2])
})
