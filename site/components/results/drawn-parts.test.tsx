import { afterAll, beforeAll, expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import type { ListedDeal } from '#core/offer/deal.ts'
import { htmlOfElements } from '#site/ui/static-html/html-of-elements.ts'
import { messages } from '#site/messages/en.ts'
import { setElementToHtml } from '#site/ui/static-html/element-to-html.ts'
import { DealGrid as PlainGrid, type DealGridProps } from './deal-grid.tsx'
import { DealGrid as DrawnGrid } from './drawn-deal-grid.tsx'
import { OptionBoxes as DrawnBoxes } from './drawn-option-boxes.tsx'
import { OptionBoxes as PlainBoxes, type OptionBoxesProps } from './option-boxes.tsx'

beforeAll(() => setElementToHtml(htmlOfElements))
afterAll(() => setElementToHtml(undefined))

const plain: ListedDeal = { derivative: corsa, offer: corsaPersonal36 } as ListedDeal
const deals: readonly ListedDeal[] = [
  plain,
  { ...plain, offer: { ...corsaPersonal36, monthlyPaymentPence: 20_100 } },
  { ...plain, offer: corsaPcp36 },
  { ...plain, offer: { ...corsaPersonal36, id: 'other <&>' } },
] as ListedDeal[]

const grid = (props: Partial<DealGridProps>): DealGridProps => ({
  deals,
  scope: {},
  isOfProviders: false,
  texts: messages.deal,
  ...props,
})

test.each([
  ['a page of cards', grid({})],
  ['the same cards in another order', grid({ deals: deals.toReversed() })],
  ['cards of chosen providers', grid({ isOfProviders: true })],
  ['special offers', grid({ scope: { specialOffers: true } })],
])('D-110 %s: the server draws what the browser takes over', (_, props) => {
  const drawn = htmlOfElements(<DrawnGrid {...props} />)
  expect(drawn).toBe(htmlOfElements(<PlainGrid {...props} />))
  expect(drawn).toContain('£')
})

const boxes = (props: Partial<OptionBoxesProps>): OptionBoxesProps => ({
  name: 'fuelTypes',
  label: 'Fuel',
  options: [
    { value: 'electric', label: 'Electric', count: 1204 },
    { value: 'petrol', label: 'Petrol & more', count: 3 },
  ],
  chosen: [],
  tick: () => {},
  ...props,
})

test.each([
  ['boxes', boxes({})],
  ['one that is ticked', boxes({ chosen: ['petrol'] })],
  ['other counts', boxes({ options: [{ value: 'electric', label: 'Electric', count: 0 }] })],
])('D-110 %s of a filter: the server draws what the browser takes over', (_, props) => {
  expect(htmlOfElements(<DrawnBoxes {...props} />)).toBe(htmlOfElements(<PlainBoxes {...props} />))
})
