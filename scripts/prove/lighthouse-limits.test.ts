import { expect, test } from 'vitest'
import { isGoodEnough, type MeasuredPage } from './lighthouse-limits.ts'

const perfect: MeasuredPage = {
  name: 'home',
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  firstPaintMs: 650,
  largestPaintMs: 900,
  blockingMs: 0,
  layoutShift: 0,
  failed: [],
}
const withScores = (
  scores: Partial<MeasuredPage['scores']>,
  failed: MeasuredPage['failed'] = [],
) => ({
  ...perfect,
  scores: { ...perfect.scores, ...scores },
  failed,
})

test.each([
  ['all points', perfect, true],
  ['98 of performance', withScores({ performance: 98 }), true],
  ['97 of performance', withScores({ performance: 97 }), false],
  ['99 of accessibility', withScores({ accessibility: 99 }), false],
  ['96 of best practices', withScores({ 'best-practices': 96 }), false],
  ['a page that is left out', withScores({ seo: 66 }, [['seo', 'is-crawlable']]), true],
  ['no description', withScores({ seo: 92 }, [['seo', 'meta-description']]), false],
  [
    'a page that is left out, without a title',
    withScores({ seo: 58 }, [
      ['seo', 'is-crawlable'],
      ['seo', 'document-title'],
    ]),
    false,
  ],
])('D-106 %s: %#', (_, page, isEnough) => {
  expect(isGoodEnough(page)).toBe(isEnough)
})
