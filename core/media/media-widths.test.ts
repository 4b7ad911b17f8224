import { expect, test } from 'vitest'
import { mediaWidths, widthsFor } from './media-widths.ts'

test.each([
  [100, [160]],
  [160, [160]],
  [500, [160, 320, 480, 640]],
  [5000, [...mediaWidths]],
])('E-09 a picture %i pixels wide is served in %j', (own, widths) => {
  expect(widthsFor(own)).toEqual(widths)
})
