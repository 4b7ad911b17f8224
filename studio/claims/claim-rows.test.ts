import { expect, test } from 'vitest'
import { filterClaims, orderAfterPress, sortClaims } from './arrange-claims.ts'
import { type ClaimRow, claimRows } from './claim-rows.ts'

type Claim = Parameters<typeof claimRows>[0][number]

const claim = (more: Partial<Record<keyof Claim, unknown>> = {}): Claim =>
  ({
    _id: 'claim-a',
    key: 'data-rights',
    text: 'We answer within a month.',
    figure: '1 month',
    owner: 'Compliance',
    reviewBy: '2027-01-19',
    isRegulatory: true,
    usedIn: [],
    ...more,
  }) as Claim

const rowOf = (more?: Partial<Record<keyof Claim, unknown>>): ClaimRow =>
  claimRows([claim(more)], '2026-11-20')[0]!

test.each([
  ['2026-11-18', 'hidden', 'Hidden for 2 days'],
  ['2026-11-19', 'hidden', 'Hidden for 1 day'],
  ['2026-11-20', 'due', 'Review today'],
  ['2026-11-21', 'due', '1 day left'],
  ['2027-01-19', 'due', '60 days left'],
  ['2027-01-20', 'current', '61 days left'],
  [null, 'undated', 'No review date'],
])('a review by %s is %s: %s', (reviewBy, state, when) => {
  expect(rowOf({ reviewBy })).toMatchObject({ state, when })
})

test('an unfinished draft has empty texts', () => {
  const empty = rowOf({ key: null, text: null, figure: null, owner: null })
  expect(empty).toMatchObject({ key: '', text: '', figure: '', owner: '', places: [] })
})

test('a claim names the pages that ask for it and those whose text refers to it', () => {
  const usedIn = [{ _id: 'g', _type: 'pageContent', key: 'tcs', title: 'Terms' }]
  expect(rowOf({ key: 'delivery-included', usedIn }).places).toEqual([
    { title: 'Home', href: '/' },
    { title: 'Deal page', href: null },
    { title: 'Terms and conditions', href: '/tcs' },
  ])
})

const rows = claimRows(
  [
    claim({ _id: 'late', reviewBy: '2028-01-01', owner: 'Broker team', text: 'B' }),
    claim({ _id: 'none', reviewBy: null, owner: 'Aftercare', text: 'A' }),
    claim({ _id: 'past', reviewBy: '2026-01-01', owner: 'Compliance', key: 'delivery-included' }),
  ],
  '2026-11-20',
)
const ids = (list: ClaimRow[]) => list.map(({ id }) => id)

test.each([
  ['reviewBy', false, ['past', 'late', 'none']],
  ['reviewBy', true, ['late', 'past', 'none']],
  ['owner', false, ['none', 'late', 'past']],
  ['text', true, ['past', 'late', 'none']],
  ['places', true, ['past', 'late', 'none']],
] as const)('sorted by %s, turned round: %s', (column, isDescending, expected) => {
  expect(ids(sortClaims(rows, { column, isDescending }))).toEqual(expected)
})

test('pressing a heading sorts by it, pressing again turns it round', () => {
  const byOwner = orderAfterPress({ column: 'reviewBy', isDescending: true }, 'owner')
  expect(byOwner).toEqual({ column: 'owner', isDescending: false })
  expect(orderAfterPress(byOwner, 'owner')).toEqual({ column: 'owner', isDescending: true })
})

test.each([
  ['', 'all', ['late', 'none', 'past']],
  ['  MONTH past', 'all', []],
  ['compliance', 'all', ['past']],
  ['deal page', 'all', ['past']],
  ['', 'hidden', ['past']],
  ['', 'unused', ['late', 'none']],
  ['broker', 'current', ['late']],
  ['broker', 'due', []],
] as const)('words %j among %s find %j', (words, state, expected) => {
  expect(ids(filterClaims(rows, { words, state }))).toEqual(expected)
})
