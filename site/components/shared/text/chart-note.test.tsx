import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { amountWriter } from './chart-amounts.ts'
import { ChartNote } from './chart-note.tsx'

const chart = {
  _type: 'chart' as const,
  title: 'Two ways',
  measure: 'pounds' as const,
  series: ['First', 'Later'],
  bars: [
    { _type: 'chartBar' as const, _key: 'a', label: 'One month', values: [100, 300] },
    { _type: 'chartBar' as const, _key: 'b', label: 'Two months', values: [100, 100] },
  ],
}

test.each([
  ['pence', [2.3, 14], '14.0p'],
  ['pence', [2, 14], '14p'],
  ['pounds', [12250, 994.74], '£12,250.00'],
  ['pounds', [12250], '£12,250'],
  ['number', [12250], '12,250'],
])('E-23 %s of %j are written with their sign and equal decimals', (measure, values, shown) => {
  expect(amountWriter(measure, values)(Math.max(...values))).toBe(shown)
})

test('E-23 every number of a chart stands in its table, and nothing needs a style attribute', () => {
  const shown = renderToStaticMarkup(<ChartNote chart={chart} />)
  for (const words of ['Two ways', 'First', 'Later', 'One month', '£100', '£300'])
    expect(shown).toContain(words)
  expect(shown.match(/<svg/g)).toHaveLength(shown.match(/aria-hidden="true"/g)!.length)
  expect(shown).not.toContain('style=')
})

test('E-24 the bars share one scale, and the longest fills it', () => {
  const shown = renderToStaticMarkup(<ChartNote chart={chart} />)
  const bars = [...shown.matchAll(/x="([\d.]+)" width="([\d.]+)"/g)].map(([, x, width]) => [
    x,
    width,
  ])
  expect(bars).toEqual([
    ['0', '250'],
    ['250', '750'],
    ['0', '250'],
    ['250', '250'],
  ])
})

test('E-24 a chart of nothing has bars of no length', () => {
  const bars = chart.bars.map((bar) => ({ ...bar, values: [0, 0] }))
  expect(renderToStaticMarkup(<ChartNote chart={{ ...chart, bars }} />)).not.toContain('NaN')
})
