import { expect, test } from 'vitest'
import { isPcpTerm, pcpGuidance, pcpWorkedExample } from './pcp-guidance.ts'

test.each([
  [17, false],
  [18, true],
  [36, true],
  [48, true],
  [49, false],
])('D-32 a PCP agreement of %i months is of the usual kind: %s', (termMonths, isUsual) => {
  expect(isPcpTerm(termMonths)).toBe(isUsual)
})

test('D-32 three years are usual, at 4 to 8% APR, with poor credit up to 20%', () => {
  expect(pcpGuidance.agreementMonths.usual).toBe(36)
  expect(pcpGuidance.typicalAprPercent).toEqual({ from: 4, to: 8 })
  expect(pcpGuidance.mostAprPercent).toBe(20)
})

test('D-33 the example pays £2,000 of £20,000 first, a tenth, and £8,000 last', () => {
  const { cashPricePence, depositPercent, depositPence, balloonPence } = pcpWorkedExample
  expect(cashPricePence).toBe(20_000_00)
  expect(depositPence).toBe((cashPricePence * depositPercent) / 100)
  expect(depositPence).toBe(2_000_00)
  expect(balloonPence).toBe(8_000_00)
})
