import { describe, expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import type { RichTextValue } from '#site/components/shared/text/rich-text.tsx'
import { documentMarkdown } from './document-markdown.ts'
import { listMarkdown } from './list-markdown.ts'
import { markdownLink, markdownTable, markdownText } from './markdown-text.ts'
import { priceMarkdown } from './price-markdown.ts'
import { richTextMarkdown } from './rich-text-markdown.ts'

const siteUrl = 'https://www.example.test'
const rich = (...members: readonly object[]) =>
  richTextMarkdown(members as unknown as RichTextValue, siteUrl)
const block = (text: string, more: object = {}) => ({
  _type: 'block',
  style: 'normal',
  children: [{ _type: 'span', text }],
  ...more,
})

test.each([
  ['a *b* [c](d) <e> | f', 'a \\*b\\* \\[c\\](d) \\<e\\> \\| f'],
  ['two\nlines', 'two lines'],
  ['1. One', '1\\. One'],
  ['- dash', '\\- dash'],
  ['# hash', '\\# hash'],
])('E-33 %j stays a text in Markdown', (text, markdown) => {
  expect(markdownText(text)).toBe(markdown)
})

test('E-33 links and tables hold whatever stands in them', () => {
  expect(markdownLink('a]b', 'https://x.test/(c d)')).toBe('[a\\]b](https://x.test/%28c%20d%29)')
  expect(markdownTable(['', 'a|b'], [['one', '2'], ['short']])).toBe(
    '|  | a\\|b |\n| --- | --- |\n| one | 2 |\n| short |  |',
  )
})

describe('E-33 rich text', () => {
  test('has headings, marks and links with whole addresses', () => {
    expect(
      rich(block('Costs', { style: 'h2' }), {
        ...block(''),
        children: [
          { text: 'Read ' },
          { text: 'all ', marks: ['strong'] },
          { text: 'guides', marks: ['l'] },
          { text: '.' },
        ],
        markDefs: [{ _key: 'l', _type: 'link', href: '/car-leasing-guides' }],
      }),
    ).toBe(`## Costs\n\nRead **all** [guides](${siteUrl}/car-leasing-guides).`)
  })

  test('keeps the items of a list together, and lists apart from texts', () => {
    expect(
      rich(
        block('Before'),
        block('one', { listItem: 'bullet' }),
        block('deeper', { listItem: 'bullet', level: 2 }),
        block('After'),
        block('first', { listItem: 'number' }),
      ),
    ).toBe('Before\n\n- one\n  - deeper\n\nAfter\n\n1. first')
  })

  test('has tables, call-outs, charts, calculators, comparisons and claims', () => {
    const text = rich(
      {
        _type: 'contentTable',
        caption: 'Rates',
        columns: ['', 'A'],
        rows: [{ cells: ['b', '£1'] }],
      },
      { _type: 'callOut', title: 'Mind', text: 'the gap' },
      {
        _type: 'chart',
        title: 'Bars',
        measure: 'pounds',
        series: ['s'],
        bars: [{ label: 'x', values: [2] }],
      },
      { _type: 'calculator', kind: 'leaseTotal' },
      {
        _type: 'comparison',
        title: 'Or',
        options: [{ name: 'N', summary: 'S', goodFor: ['g'], lessGoodFor: ['l'] }],
      },
      { _type: 'claimNote', claim: { text: 'We are regulated' }, isDemonstration: true },
      { _type: 'unknown' },
    )
    for (const part of [
      'Rates\n\n|  | A |',
      '> **Mind** the gap',
      '### Bars\n\n|  | s |\n| --- | --- |\n| x | £2 |',
      '**N** S\n\n- Good for: g\n- Less good for: l',
      'We are regulated (Demonstration)',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/\n- [^\n]+: £[\d,.]+/)
  })
})

describe('E-34 prices in Markdown', () => {
  test('a lease has its three lines and its basis of VAT', () => {
    expect(priceMarkdown(corsaPersonal36).join('; ')).toBe(
      '**£199** a month inc. VAT; £1,194 first, then 35 payments; 8,000 miles a year; £8,409 in total, fees included',
    )
  })

  test('a PCP has its APR and every figure of its example', () => {
    const text = priceMarkdown(corsaPcp36).join('; ')
    for (const part of [
      'APR representative',
      'Cash price: £20,000',
      'Total payable',
      'Optional final',
    ])
      expect(text).toContain(part)
  })

  test('a list of PCPs has the example before its deals, and leads to the pages beside it', () => {
    const list = { total: 60, rows: 24, page: 2, deals: [{ derivative: corsa, offer: corsaPcp36 }] }
    const text = listMarkdown(
      list,
      { summary: '60 deals', filters: 'PCPs', empty: '', hrefOf: (page) => `/pcp?page=${page}` },
      siteUrl,
    )
    expect(text.indexOf('## ')).toBeLessThan(text.indexOf('### '))
    expect(text).toContain(`(${siteUrl}/pcp?page=1)`)
    expect(text).toContain(`(${siteUrl}/pcp?page=3)`)
    const empty = { ...list, total: 0, deals: [] }
    const words = { summary: '', filters: 'Vans', empty: 'Nothing', hrefOf: () => '' }
    expect(listMarkdown(empty, words, siteUrl)).toBe('Vans\n\nNothing')
  })

  test('a page says that it is a demonstration, and who we are', () => {
    const frame = {
      siteUrl,
      path: '/pcp',
      demonstrationNotice: 'All invented.',
      footerStatement: 'A credit broker, not a lender.',
    }
    expect(documentMarkdown('PCP', 'Deals', frame)).toBe(
      `# PCP\n\n> All invented.\n\nDeals\n\n---\n\nA credit broker, not a lender.\n\n[This page for people](${siteUrl}/pcp)\n`,
    )
    expect(documentMarkdown('PCP', 'Deals', { ...frame, demonstrationNotice: null })).not.toContain(
      '>',
    )
  })
})
