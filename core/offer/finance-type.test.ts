import { describe, expect, test } from 'vitest'
import { bodyTypes } from '../vehicle/body-type.ts'
import {
  defaultOfferType,
  financeTypeOf,
  financeTypes,
  financeTypeTable,
  isFinanceType,
  usualFinanceType,
} from './finance-type.ts'

describe('P-14 finance types', () => {
  test('are three, personal first, each with its code and words', () => {
    expect(
      financeTypes.map((type) => {
        const { offerType, code, label } = financeTypeTable[type]
        return [type, offerType, code, label]
      }),
    ).toEqual([
      ['personal', 'pch', 'p', 'Personal lease'],
      ['business', 'bch', 'b', 'Business lease'],
      ['pcp', 'pcp', 'c', 'PCP'],
    ])
  })

  test.each(['personal', 'business', 'pcp'])('%s is one', (value) => {
    expect(isFinanceType(value)).toBe(true)
  })

  test.each(['pch', 'bch', 'Personal', '', 'toString', null, undefined, 1, ['pcp']])(
    '%j is none',
    (value) => {
      expect(isFinanceType(value)).toBe(false)
    },
  )

  test('a short code says which', () => {
    expect([financeTypeOf('pch'), financeTypeOf('bch'), financeTypeOf('pcp')]).toEqual(financeTypes)
    expect(financeTypeOf(defaultOfferType)).toBe('personal')
  })
})

test('P-13 personal and PCP prices include VAT, business prices exclude it', () => {
  expect(financeTypes.map((type) => financeTypeTable[type].vat)).toEqual([
    'inc. VAT',
    'excl. VAT',
    'inc. VAT',
  ])
})

test('P-15 vans start as a business lease, everything else as a personal one', () => {
  expect(bodyTypes.filter((bodyType) => usualFinanceType(bodyType) === 'business')).toEqual(['van'])
  expect(usualFinanceType('suv')).toBe('personal')
})
