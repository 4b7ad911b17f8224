import { expect, test } from 'vitest'
import {
  chatEntry,
  filterPlacement,
  headerHeightPx,
  isPhoneBoxShown,
  pictureCut,
} from './filter-placement.ts'

test.each([
  [991, 'in a drawer'],
  [992, 'beside the list'],
] as const)('D-03 at %i px the filters stand %s', (widthPx, placement) => {
  expect(filterPlacement(widthPx)).toBe(placement)
})

test.each([
  [1199, 70],
  [1200, 100],
] as const)('D-04 at %i px the header is %i px high', (widthPx, heightPx) => {
  expect(headerHeightPx(widthPx)).toBe(heightPx)
})

test.each([
  [576, 'small'],
  [577, 'large'],
] as const)('D-05 at %i px pictures are %s', (widthPx, cut) => {
  expect(pictureCut(widthPx)).toBe(cut)
})

test.each([
  [991, 'floating'],
  [992, 'live'],
] as const)('D-06 at %i px the chat is %s', (widthPx, entry) => {
  expect(chatEntry(widthPx)).toBe(entry)
})

test.each([
  [1200, true, true],
  [1199, true, false],
  [1200, false, false],
  [1200, null, false], // not known yet, or the question failed
])('D-07 at %i px with the flag %s the phone box shows: %s', (widthPx, flag, isShown) => {
  expect(isPhoneBoxShown(widthPx, flag)).toBe(isShown)
})
