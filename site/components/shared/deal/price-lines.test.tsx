import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { messages } from '#site/messages/en.ts'
import { figuresOf } from '#site/ui/price-block/price.ts'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { monthlyPriceAlone, openablePrice, priceInFull, priceLines } from './price-lines.ts'

const texts = messages.deal.price

test('D-44 a PCP comes with every figure of its representative example, in one order', () => {
  const price = priceInFull(
    { ...corsaPcp36, processingFeePence: 1000, totalPayablePence: 2_209_515 },
    texts,
  )
  if (price.kind !== 'credit') throw new Error(price.kind)
  expect(figuresOf(price.example.figures).map(({ label, amount }) => [label, amount])).toEqual([
    ['Cash price', '£20,000'],
    ['Your deposit', '£2,000'],
    ['Deposit contribution', '£500'],
    ['Amount of credit', '£17,500'],
    ['35 monthly payments of', '£345.29'],
    ['Optional final payment', '£8,000'],
    ['Option-to-purchase fee', '£10'],
    ['Total payable if you buy it', '£22,095.15'],
    ['Cost of the credit', '£2,595.15'],
    ['Length of agreement', '36 months'],
    ['Representative APR', '6.9%'],
    ['Fixed rate of interest', '6.9% a year'],
    ['Miles a year', '8,000 miles'],
    ['Each mile beyond them', '8p'],
  ])
  expect(price.inFull).toBe('here')
})

test('D-44 what there is none of is left out', () => {
  const price = priceLines(
    { ...corsaPcp36, depositContributionPence: 0, cashPricePence: 1_950_000 },
    texts,
  )
  if (price.kind !== 'credit') throw new Error(price.kind)
  const labels = figuresOf(price.example.figures).map(({ label }) => label)
  expect(labels).not.toContain('Deposit contribution')
  expect(labels).not.toContain('Option-to-purchase fee')
})

describe('P-68 a PCP whose figures do not agree', () => {
  const wrong = { ...corsaPcp36, aprPercent: 4.9 }

  test.each([priceLines, openablePrice, priceInFull])('has no price', (priceOf) => {
    const html = renderToStaticMarkup(<PriceBlock size="small" {...priceOf(wrong, texts)} />)
    expect(html).toContain('Ask the provider for a written quotation')
    expect(html).not.toContain('£')
  })
})

test('D-42 a lease has its sum to be opened, and no example', () => {
  expect(priceLines(corsaPersonal36, texts)).not.toHaveProperty('sum')
  expect(openablePrice(corsaPersonal36, texts)).toMatchObject({
    kind: 'hire',
    sum: [
      { label: 'Initial rental, 6 × £199', amount: '£1,194.00' },
      { label: '35 payments of £199', amount: '£6,965.00' },
      { label: 'Processing fee', amount: '£250.00' },
      { label: 'Total', amount: '£8,409.00' },
      { label: 'Spread over 36 months', amount: '£233.58' },
    ],
  })
})

test('D-44 the monthly price stands alone for a lease only', () => {
  expect(monthlyPriceAlone(corsaPersonal36)).toBe('£199')
  expect(monthlyPriceAlone(corsaPcp36)).toBeNull()
})

test('D-44 a credit price without its example is no price: the types refuse it', () => {
  const credit = { kind: 'credit', monthly: '£345.29', monthlyUnit: 'a month' } as const
  // @ts-expect-error the representative APR and the example are not there
  expect(() => renderToStaticMarkup(<PriceBlock size="small" {...credit} />)).toThrow(TypeError)
})

test('D-44 an offer’s monthly price becomes text in two places, which know its example', () => {
  const site = path.resolve(import.meta.dirname, '../../..')
  const writers = globSync('{app,components,data,stores,ui}/**/*.{ts,tsx}', { cwd: site }).filter(
    (file) =>
      !file.includes('.test.') &&
      /currency\w*\([^()]*monthlyPaymentPence/.test(readFileSync(path.join(site, file), 'utf8')),
  )
  expect(writers.toSorted()).toEqual([
    'components/shared/deal/credit-price.ts',
    'components/shared/deal/price-lines.ts',
  ])
})
