import { expect, test } from 'vitest'
import { filtersFromSearch } from './filters-from-search.ts'
import { contractOfForm, formContracts } from './form-contracts.ts'

const option = (
  value: string,
  contract?: Parameters<typeof formContracts>[0][number]['contract'],
) => ({
  value,
  label: value,
  count: 1,
  ...(contract && { contract }),
})
const pcp = { terms: [24, 48], annualMileages: [], depositValues: [3000] }
const business = { terms: [48], annualMileages: [10_000], depositValues: [9] }
const contracts = formContracts([
  option('personal'),
  option('business', business),
  option('pcp', pcp),
])

test('F-141 F-105 a form says the contract of each other finance type, and is read back', () => {
  expect(contractOfForm(contracts, 'pcp')).toEqual({
    terms: '24,48',
    annualMileages: 'any',
    depositValues: '3000',
  })
  expect(contractOfForm(contracts, 'personal')).toEqual({})
})

test.each([
  ['pcp', { terms: [24, 48], annualMileages: [], depositValues: [3000], stock: false }],
  ['business', { terms: [48], annualMileages: [10_000], depositValues: [9], stock: true }],
  ['personal', { terms: [60], annualMileages: [8000], depositValues: [12], stock: true }],
])('F-141 F-105 a form drawn for a personal lease and sent for %s', (financeType, wanted) => {
  const sent = { drawnFor: 'personal', contracts, financeType, terms: '60', depositValues: '12' }
  expect(filtersFromSearch({ ...sent, stock: '1' }).values).toMatchObject(wanted)
})

test.each(['', 'nonsense', '%', 'pcp.terms=abc', `pcp.terms=${'9'.repeat(5000)}`])(
  'F-105 of what is no contract nothing is taken: %j',
  (text) => {
    const sent = { drawnFor: 'personal', financeType: 'pcp', terms: '60', contracts: text }
    expect(filtersFromSearch(sent).values.terms).toEqual([36])
  },
)
