import { describe, expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import { type DealPreferences, meetsPreferences, selectionOf } from './deal-selection.ts'

const corsa = selectionOf(corsaPersonal36)

describe('L-01 the profile of an offer', () => {
  test('of a lease has months up front, stock and maintenance', () => {
    expect(selectionOf(corsaOffer({ isInStock: true }))).toEqual({
      financeType: 'personal',
      termMonths: 36,
      annualMileageMiles: 8000,
      deposit: 6,
      isInStock: true,
      isMaintained: false,
    })
    expect(selectionOf(corsaOffer({ isMaintained: true, financeType: 'business' }))).toMatchObject({
      financeType: 'business',
      isInStock: false,
      isMaintained: true,
    })
  })

  test('of a PCP has pounds down, and is a factory order without maintenance', () => {
    expect(selectionOf(corsaPcp36)).toEqual({
      financeType: 'pcp',
      termMonths: 36,
      annualMileageMiles: 8000,
      deposit: 2000,
      isInStock: false,
      isMaintained: false,
    })
  })

  test.each<[DealPreferences, boolean]>([
    [{}, true],
    [corsa, true],
    [{ termMonths: 36 }, true],
    [{ financeType: 'business' }, false],
    [{ termMonths: 24 }, false],
    [{ annualMileageMiles: 5000 }, false],
    [{ deposit: 0 }, false],
    [{ isInStock: true }, false],
    [{ isMaintained: true }, false],
    [{ isInStock: false, isMaintained: false }, true],
  ])('meets the preferences %j: %s', (preferences, expected) => {
    expect(meetsPreferences(corsa, preferences)).toBe(expected)
  })
})
