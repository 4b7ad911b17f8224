import fc from 'fast-check'
import { object } from 'yup'
import { describe, expect, test } from 'vitest'
import { integer, maxValue } from '../validation/rules/numbers.ts'
import { required } from '../validation/rules/presence.ts'
import { textField } from '../validation/yup-field.ts'
import { readFigures, shorterSearch } from './read-figures.ts'
import { typedPence } from './typed-amounts.ts'

const schema = object({
  miles: textField({ presence: required, rules: [integer, maxValue(9000)] }),
  rate: textField({ rules: [integer] }),
})
const initial = { miles: '8000', rate: '' }

describe('P-96 figures in an address', () => {
  test.each([
    [{}, { miles: '8000', rate: '' }, {}, false],
    [{ utm_source: 'x' }, { miles: '8000', rate: '' }, {}, false],
    [{ miles: '5' }, { miles: '5', rate: '' }, {}, true],
    [{ miles: ['5', '6'] }, { miles: '5', rate: '' }, {}, true],
    [{ miles: '' }, { miles: '', rate: '' }, { miles: 'errors.required' }, true],
    [{ miles: ' 5 ', rate: '1.5' }, { miles: '5', rate: '1.5' }, { rate: 'errors.integer' }, true],
    [{ miles: '9001' }, { miles: '9001', rate: '' }, { miles: 'errors.maxValue' }, true],
    [
      { miles: '1'.repeat(60) },
      { miles: '1'.repeat(40), rate: '' },
      { miles: 'errors.maxValue' },
      true,
    ],
  ])('%j opens on %j with the errors %j', (query, typed, errors, isAnswered) => {
    const isValid = Object.keys(errors).length === 0
    expect(readFigures(schema, initial, query)).toEqual({ typed, errors, isValid, isAnswered })
  })

  test.each([
    [{ miles: '8000', rate: '' }, ''],
    [{ miles: ['8000', '8000'], rate: undefined }, ''],
    [{ miles: '9000', rate: '' }, 'miles=9000'],
    [{ miles: '9000', rate: '7' }, null],
    [{}, null],
    [{ miles: '', utm_source: 'x' }, null],
    [{ miles: '8000', utm_source: 'x' }, 'utm_source=x'],
  ])('%j can be said as %j', (query, shorter) => {
    expect(shorterSearch(initial, query)).toBe(shorter)
  })

  test('a shorter address says the same', () => {
    const text = fc.constantFrom('', '8000', '9000', '7', ' 8000 ', 'x')
    fc.assert(
      fc.property(fc.record({ miles: text, rate: text }), (query) => {
        const shorter = shorterSearch(initial, query)
        if (shorter === null) return
        const again = Object.fromEntries(new URLSearchParams(shorter))
        expect(readFigures(schema, initial, again).typed).toEqual(
          readFigures(schema, initial, query).typed,
        )
      }),
    )
  })

  test.each([
    ['250', 25_000],
    ['250.5', 25_050],
    ['250,50', 25_050],
    ['', null],
  ])('£%s typed is %s pence', (text, pence) => {
    expect(typedPence(text)).toBe(pence)
  })
})
