import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitVat, standardVatBasisPoints, vatOnPence, withVatPence } from './vat.ts'

const pence = fc.integer({ min: 0, max: 100_000_000 })
const rate = fc.integer({ min: 0, max: 10_000 })

describe('P-11 VAT is added at a rate, 20% unless another is given', () => {
  test.each([
    [20_000, 2000, 4000],
    [1, 2000, 0],
    [2, 2000, 0], // 0.4 of a penny
    [3, 2000, 1], // 0.6
    [10, 500, 1], // half a penny goes up
    [20_000, 0, 0],
    [19_999, 1750, 3500],
  ])('on %i pence at %i hundredths of a per cent it is %i', (net, basisPoints, vat) => {
    expect(vatOnPence(net, basisPoints)).toBe(vat)
    expect(withVatPence(net, basisPoints)).toBe(net + vat)
  })

  test('the rate is 20% by itself', () => {
    expect(standardVatBasisPoints).toBe(2000)
    expect(vatOnPence(100)).toBe(20)
    expect(withVatPence(100)).toBe(120)
    expect(splitVat(120)).toEqual({ netPence: 100, vatPence: 20 })
  })
})

describe('P-12 taking VAT out loses no penny', () => {
  test.each([
    [24_000, 2000, 20_000, 4000],
    [100, 2000, 83, 17],
    [3, 10_000, 2, 1], // one and a half goes up
    [0, 2000, 0, 0],
    [100, 0, 100, 0],
  ])('%i pence at %i: %i and %i', (gross, basisPoints, netPence, vatPence) => {
    expect(splitVat(gross, basisPoints)).toEqual({ netPence, vatPence })
  })

  test('the parts are the whole, for any amount and rate', () => {
    fc.assert(
      fc.property(pence, rate, (gross, basisPoints) => {
        const { netPence, vatPence } = splitVat(gross, basisPoints)
        expect(netPence + vatPence).toBe(gross)
        expect(vatPence).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('what VAT was added to comes back, for any amount and rate', () => {
    fc.assert(
      fc.property(pence, rate, (net, basisPoints) => {
        expect(splitVat(withVatPence(net, basisPoints), basisPoints).netPence).toBe(net)
      }),
    )
  })
})
