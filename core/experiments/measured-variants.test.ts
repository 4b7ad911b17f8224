import { expect, test } from 'vitest'
import { firstVariants } from './assign-variants.ts'
import { ordersPerView, variantsToText } from './measured-variants.ts'
import { scenarios } from './scenarios.ts'

test('X-14 an order says which variants its visitor saw', () => {
  expect(variantsToText(firstVariants(scenarios))).toBe(
    'dataCaptureDrawer=off,dataCaptureDrawerFb=off,deliverButton=on,enquiryButton=send',
  )
  expect(variantsToText({})).toBe('')
})

test.each([
  [0, 0, null],
  [0, 10, 0],
  [3, 12, 0.25],
])('X-15 %d orders of %d views are %j', (orders, views, rate) => {
  expect(ordersPerView({ orders, views })).toBe(rate)
})
