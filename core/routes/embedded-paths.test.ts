import { expect, test } from 'vitest'
import { embeddedPaths, isEmbedded } from './embedded-paths.ts'
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
    expect(isEmbedded(address)).toBe(true)
  }
  for (const address of ['/', '/faq', '/embeddedly', '/faq/embedded'])
    expect(isEmbedded(address)).toBe(false)
})
