import { expect, test } from 'vitest'
import { embeddedPaths } from './embedded-paths.ts'
import { layoutOf } from './page-layout.ts'

test('R-13 what partners show stands under /embedded, without header and footer', () => {
  const addresses = [
    embeddedPaths.embedded(),
    embeddedPaths.embeddedDeals(),
    embeddedPaths.embeddedOffers('1'),
    embeddedPaths.embeddedCalculator('car-change'),
  ]
  for (const address of addresses) {
    expect(address).toMatch(/^\/embedded(\/|$)/)
    expect(layoutOf(address)).toBe('external')
  }
})
