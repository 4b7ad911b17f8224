import { describe, expect, test } from 'vitest'
import { machineLine, measure, timingOf } from './measure.ts'
import { tableOf } from './print-table.ts'
import { withoutLeftOut } from './bundle/script-bytes.ts'

describe('timings', () => {
  test.each([
    [[3], 3, 3],
    [[2, 1], 1, 2],
    [[5, 1, 3], 3, 5],
    [Array.from({ length: 100 }, (_, index) => 100 - index), 50, 95],
  ])('%j', (times, medianMs, p95Ms) => {
    expect(timingOf(times)).toEqual({ medianMs, p95Ms })
  })

  test('cases take turns, each round begins with another, and warm-up is not counted', () => {
    const calls: string[] = []
    const timings = measure(
      { a: () => calls.push('a'), b: () => calls.push('b') },
      { rounds: 2, warmup: 1 },
    )
    expect(calls).toEqual(['a', 'b', 'b', 'a', 'a', 'b'])
    expect(Object.keys(timings)).toEqual(['a', 'b'])
    expect(timings.a!.medianMs).toBeLessThanOrEqual(timings.a!.p95Ms)
  })

  test('a figure says what it was measured on', () => {
    expect(machineLine()).toMatch(/^\d+ cores \(.+\), Node \d+\.\d+\.\d+, commit \S+/)
  })
})

test('a table lines its columns up', () => {
  expect(
    tableOf(
      ['name', 'gz'],
      [
        ['a', '1,000'],
        ['bcdef', '2'],
      ],
    ),
  ).toBe(['name      gz', '-----  -----', 'a      1,000', 'bcdef      2'].join('\n'))
})

test.each([
  ['import"left-out/core/a.ts";x()', 'x()'],
  ['import{a as b}from"left-out/core/a.ts";import c from"left-out/core/c.ts";b(c)', 'b(c)'],
  ['import*as a from"left-out/core/a.ts";export*from"left-out/core/a.ts";a()', 'a()'],
  ['import{a}from"react";import{b}from"left-out/b.ts";a(b)', 'import{a}from"react";a(b)'],
])('the import lines of what was left out are not counted: %s', (code, rest) => {
  expect(withoutLeftOut(code)).toBe(rest)
})
