import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samples } from '../../schemas/test/samples.ts'
import { experimentSplit, experimentState } from './experiment-split.ts'

const scenario = (weights: (number | undefined)[], more = {}) => ({
  _key: 's',
  name: 'drawer',
  visitors: 'all',
  variants: weights.map((weight, at) => ({ _key: `v${at}`, name: `v${at}`, label: 'x', weight })),
  ...more,
})
const split = (weights: (number | undefined)[], more = {}) =>
  experimentSplit({ scenarios: [scenario(weights, more) as never] })[0]!

test('the split of a sample', () => {
  expect(experimentSplit(samples.experiment)).toEqual([
    {
      key: 's1',
      name: 'enquiryButton',
      visitors: 'All visitors',
      total: 100,
      problem: null,
      shares: [
        { key: 'v1', name: 'send', label: 'Send', weight: 90, widthPercent: 90, isFirst: true },
        { key: 'v2', name: 'check', label: 'Check', weight: 10, widthPercent: 10, isFirst: false },
      ],
    },
  ])
})

test.each([
  [[50, 40], 'Variants: the weights of “drawer” add up to 90; make them 100.'],
  [[60, 60], 'Variants: the weights of “drawer” add up to 120; make them 100.'],
  [[100, undefined], null],
])('X-05 weights %j: %s', (weights, problem) => {
  expect(split(weights).problem).toBe(problem)
})

test('whoever came from Facebook', () => {
  expect(split([100], { visitors: 'facebook' }).visitors).toBe('Visitors from Facebook')
})

test('a form that is not filled in has no shares', () => {
  expect(experimentSplit({})).toEqual([])
  expect(experimentSplit({ scenarios: [{ _key: 'a' }] })).toMatchObject([
    { name: 'No name yet', shares: [], total: 0, problem: null },
  ])
})

test('the shares always fill the bar, whatever was typed', () => {
  const weight = fc.option(fc.integer({ min: -5, max: 200 }), { nil: undefined })
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 6 }), (weights) => {
      const widths = split(weights).shares.map(({ widthPercent }) => widthPercent)
      expect(widths.every((width) => width >= 0)).toBe(true)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100)
    }),
  )
})

describe('on 20 November 2026', () => {
  test.each([
    [{ isActive: false, startsOn: '2026-11-01' }, 'off'],
    [{}, 'off'],
    [{ isActive: true }, 'undated'],
    [{ isActive: true, startsOn: '2026-11-21' }, 'planned'],
    [{ isActive: true, startsOn: '2026-11-20' }, 'running'],
    [{ isActive: true, startsOn: '2026-11-01', endsOn: '2026-11-20' }, 'running'],
    [{ isActive: true, startsOn: '2026-11-01', endsOn: '2026-11-19' }, 'ended'],
  ])('%j is %s', (draft, state) => {
    expect(experimentState(draft, '2026-11-20').state).toBe(state)
  })
})
