import { expect, test } from 'vitest'
import type { WireSpeeds } from '#core/contract/calls/page-figures.ts'
import { loadsOf } from '#core/figures/page-metrics.ts'
import { ratedText, valueText } from './speed-words.ts'

test.each([
  ['lcp', 999, '999 ms'],
  ['lcp', 1000, '1.00 s'],
  ['ttfb', 1244, '1.24 s'],
  ['cls', 0, '0.00'],
  ['cls', 125, '0.13'],
] as const)('%s of %i is written %s', (metric, value, text) => {
  expect(valueText(metric, value)).toBe(text)
})

const none = { p75: null, samples: 0 }
const speeds: WireSpeeds = {
  lcp: { p75: 2438, samples: 12 },
  inp: { p75: 510, samples: 3 },
  cls: { p75: 120, samples: 14 },
  fcp: none,
  ttfb: none,
}

test('W-196 a value stands with its rating in words', () => {
  expect(ratedText('lcp', speeds)).toBe('2.44 s, good')
  expect(ratedText('cls', speeds)).toBe('0.12, fair')
  expect(ratedText('inp', speeds)).toBe('510 ms, poor')
  expect(ratedText('fcp', speeds)).toBe('–')
})

test('loads are those of what is measured most, whatever stands beside them', () => {
  const page = { pattern: '/', ...speeds }
  expect(loadsOf(page)).toBe(14)
})
