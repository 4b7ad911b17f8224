import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closedOverlay, closeOverlay, openOverlay } from './overlay.ts'

test('S-48 a drawer is visible until it was closed as often as opened', () => {
  const two = openOverlay(openOverlay(closedOverlay))
  expect(closedOverlay).toEqual({ openCount: 0, isVisible: false })
  expect(two).toEqual({ openCount: 2, isVisible: true })
  expect(closeOverlay(two)).toEqual({ openCount: 1, isVisible: true })
  expect(closeOverlay(closeOverlay(two))).toEqual(closedOverlay)
})

test('S-48 the count never falls below 0', () => {
  expect(closeOverlay(closedOverlay)).toEqual(closedOverlay)
  fc.assert(
    fc.property(fc.array(fc.boolean()), (opens) => {
      let overlay = closedOverlay
      for (const isOpening of opens) {
        overlay = isOpening ? openOverlay(overlay) : closeOverlay(overlay)
        expect(overlay.openCount).toBeGreaterThanOrEqual(0)
        expect(overlay.isVisible).toBe(overlay.openCount > 0)
      }
    }),
  )
})
