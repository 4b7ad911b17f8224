import { describe, expect, test } from 'vitest'
import { markdownToBlocks } from './markdown-to-blocks.ts'
import { seedImage } from './seed-image.ts'

const block = (markdown: string) =>
  markdownToBlocks(markdown)[0] as Extract<
    ReturnType<typeof markdownToBlocks>[number],
    { _type: 'block' }
  >

describe('a paragraph', () => {
  test('parts links, strong words and live figures from the words between them', () => {
    const { children, markDefs } = block(
      'From {cheapestMonthly} **a month**, see [the list](/car-search).',
    )
    expect(children).toEqual([
      { _type: 'span', _key: 's0', text: 'From ', marks: [] },
      { _type: 'liveFigure', _key: 's1', figure: 'cheapestMonthly' },
      { _type: 'span', _key: 's2', text: ' ', marks: [] },
      { _type: 'span', _key: 's3', text: 'a month', marks: ['strong'] },
      { _type: 'span', _key: 's4', text: ', see ', marks: [] },
      { _type: 'span', _key: 's5', text: 'the list', marks: ['l1'] },
      { _type: 'span', _key: 's6', text: '.', marks: [] },
    ])
    expect(markDefs).toEqual([{ _type: 'link', _key: 'l1', href: '/car-search' }])
  })

  test('counts what is marked with odd numbers, also at the beginning and side by side', () => {
    const { children } = block('**Strong**{trims}[link](/faq) words')
    expect(children!.map(({ _key }) => _key)).toEqual(['s1', 's3', 's5', 's6'])
  })

  test('D-23 leaves the number of providers in braces, as every text of ours has it', () => {
    expect(block('{providers} providers').children).toEqual([
      { _type: 'span', _key: 's0', text: '{providers} providers', marks: [] },
    ])
  })
})

test('members get their place as key', () => {
  const text = markdownToBlocks(`
### Which one

\`\`\`comparison
title: Lease or PCP
options:
  - { name: Lease, summary: Hire., goodFor: [Few miles], lessGoodFor: [Many] }
  - { name: PCP, summary: Credit., goodFor: [Buying], lessGoodFor: [Little cash] }
\`\`\`

\`\`\`calculator
kind: leaseTotal
title: Add it up
\`\`\`

{claim: vat-reclaim}
`)
  expect(text.map(({ _key, _type }) => `${_key} ${_type}`)).toEqual([
    'p1 block',
    'p2 comparison',
    'p3 calculator',
    'p4 claimNote',
  ])
  expect(text[0]).toMatchObject({ style: 'h3' })
  expect(text[1]).toMatchObject({
    title: 'Lease or PCP',
    options: [{ _key: 'o1', goodFor: ['Few miles'] }, { _key: 'o2' }],
  })
  expect(text[2]).toEqual({
    _key: 'p3',
    _type: 'calculator',
    kind: 'leaseTotal',
    title: 'Add it up',
  })
  expect(text[3]).toMatchObject({ claim: { _ref: 'claim-vat-reclaim' } })
})

test('lists have a member for each item', () => {
  expect(markdownToBlocks('- one\n- two\n\n1. first')).toMatchObject([
    { _key: 'p1', listItem: 'bullet', level: 1, children: [{ text: 'one' }] },
    { _key: 'p2', listItem: 'bullet' },
    { _key: 'p3', listItem: 'number', children: [{ text: 'first' }] },
  ])
})

test('a table takes its caption from the paragraph before it', () => {
  expect(markdownToBlocks('Table: Sizes\n\n| Van | Load |\n| - | - |\n| Small | 2 m |')).toEqual([
    {
      _key: 'p1',
      _type: 'contentTable',
      caption: 'Sizes',
      columns: ['Van', 'Load'],
      rows: [{ _type: 'tableRow', _key: 'r1', cells: ['Small', '2 m'] }],
    },
  ])
})

test('a picture stands alone, a call-out is a quotation', () => {
  const markdown = '![Bars](lease-and-pcp-payments.png "Miles")\n\n> [!TIP] Look\n> Compare totals.'
  expect(markdownToBlocks(markdown)).toEqual([
    {
      _key: 'p1',
      _type: 'figure',
      image: seedImage('lease-and-pcp-payments.png'),
      alt: 'Bars',
      caption: 'Miles',
    },
    { _key: 'p2', _type: 'callOut', tone: 'tip', title: 'Look', text: 'Compare totals.' },
  ])
})

test('E-23 a chart is its fields and its bars', () => {
  const [{ _type, bars }] = markdownToBlocks(
    '```chart\ntitle: Miles\nmeasure: pence\nseries: [A mile]\nbars:\n  - { label: Home, values: [2.3] }\n```',
  ) as unknown as [{ _type: string; bars: unknown }]
  expect(_type).toBe('chart')
  expect(bars).toEqual([{ _type: 'chartBar', _key: 'b1', label: 'Home', values: [2.3] }])
})

test.each([
  ['From {cheapest}.', '{cheapest} names no live figure. Use one of liveFigureKeys.'],
  ['So *slanted*.', 'A text cannot show Markdown of the type emphasis.'],
  ['[a **strong** link](/faq)', 'not Markdown of the type strong'],
  ['# Title', 'Write headings as ## or ###.'],
  ['- one\n\n  two', 'An item of a list holds one paragraph'],
  ['| a |\n| - |\n| b |', 'A table needs its caption'],
  ['> Somebody said.', 'Begin a quotation with "> [!TIP] Title"'],
  ['```js\n```', 'Fences name a calculator, chart or comparison, not "js".'],
  ['<b>bold</b>', 'of the type html'],
  ['***', 'of the type thematicBreak'],
])('%j is refused', (markdown, reason) => {
  expect(() => markdownToBlocks(markdown)).toThrow(reason)
})
