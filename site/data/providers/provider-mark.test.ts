import { expect, test } from 'vitest'
import { providerMark } from './provider-mark.ts'

test('a mark carries the initials and is the same every time', () => {
  expect(providerMark('harbour-leasing')).toContain('>HL</text>')
  expect(providerMark('harbour-leasing')).toBe(providerMark('harbour-leasing'))
  expect(providerMark('solo')).toContain('>S</text>')
})
