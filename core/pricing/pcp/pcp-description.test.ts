import { expect, test } from 'vitest'
import { corsaPcp36 } from '#core/fixtures/offers.ts'
import { pcpDescription } from './pcp-description.ts'

test('P-42 P-68 the representative example stands whole in one sentence', () => {
  expect(pcpDescription(corsaPcp36)).toBe(
    'Representative example: cash price £20,000, customer deposit £2,000, deposit contribution £500, amount of credit £17,500, 35 monthly payments of £345.29, optional final payment £8,000, fees of £0 with the final payment, total amount payable £22,085.15, cost of the credit £2,585.15, duration 36 months, 6.9% APR representative, fixed rate of interest 6.9% a year.',
  )
})

test('P-42 P-68 figures that do not agree are not shown as an example', () => {
  expect(pcpDescription({ ...corsaPcp36, totalPayablePence: 1 })).toBe(
    'The figures of this PCP do not agree with one another. Ask the provider for a written quotation before you decide.',
  )
})
