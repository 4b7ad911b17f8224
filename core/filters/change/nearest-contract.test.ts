import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { financeTypes } from '#core/offer/finance-type.ts'
import { contractFields, nearestContract, type Contract } from './nearest-contract.ts'

const quoted: Contract = {
  terms: [24, 36, 48],
  annualMileages: [6000, 8000, 10_000],
  depositValues: [1000, 2000, 3000],
}
const lease: Contract = { terms: [36], annualMileages: [8000], depositValues: [6] }

describe('F-141 another finance type takes the nearest contract that it is quoted on', () => {
  test.each<[string, Partial<Contract>, Partial<Contract>]>([
    ['what is quoted is kept', {}, { terms: [36], annualMileages: [8000] }],
    ['a longer term', { terms: [60] }, { terms: [48] }],
    ['a term between two, the lower', { terms: [30] }, { terms: [24] }],
    ['several, each once', { terms: [18, 24, 60] }, { terms: [24, 48] }],
    ['a higher mileage', { annualMileages: [25_000] }, { annualMileages: [10_000] }],
    ['any stays any', { terms: [], depositValues: [] }, { terms: [], depositValues: [] }],
    ['months up front are no pounds', { depositValues: [12] }, { depositValues: [3000] }],
  ])('to PCP: %s', (_, change, wanted) => {
    expect(nearestContract({ ...lease, ...change }, 'personal', 'pcp', quoted)).toMatchObject(
      wanted,
    )
  })

  test('between leases the initial rental goes over', () => {
    const business = { ...quoted, depositValues: [1, 3, 9] }
    expect(nearestContract(lease, 'personal', 'business', business).depositValues).toEqual([3])
  })

  test('a type without an offer takes its common profile', () => {
    const nothing: Contract = { terms: [], annualMileages: [], depositValues: [] }
    expect(nearestContract(lease, 'personal', 'business', nothing)).toEqual({
      terms: [36],
      annualMileages: [10_000],
      depositValues: [6],
    })
  })

  test('nothing is taken that is not quoted, and what is taken is kept on a second turn', () => {
    const values = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 })
    const contract = fc.record({ terms: values, annualMileages: values, depositValues: values })
    fc.assert(
      fc.property(
        contract,
        contract,
        fc.constantFrom(...financeTypes),
        fc.constantFrom(...financeTypes),
        (chosen, offered, before, after) => {
          const found = nearestContract(chosen, before, after, offered)
          for (const field of contractFields) {
            expect(offered[field]).toEqual(expect.arrayContaining(found[field]))
          }
          expect(nearestContract(found, after, after, offered)).toEqual(found)
        },
      ),
    )
  })
})
