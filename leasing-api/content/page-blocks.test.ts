import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageBlocks } from './page-blocks.ts'

const block = (text: string, more: object = {}) => ({
  _type: 'block',
  style: 'normal',
  children: [{ _type: 'span', text }],
  ...more,
})
const heading = (text: string) => block(text, { style: 'h2' })
const point = (text: string) => block(text, { listItem: 'bullet' })
const step = (text: string) => block(text, { listItem: 'number' })

const textOf = (...pieces: unknown[]) => pageBlocks('Page', 'Intro.', pieces)[0]!.text

test('each heading is a block, and what stands before the first joins the introduction', () => {
  const body = [block('Before.'), heading('What it costs'), block('One.'), block('Two.')]
  expect(pageBlocks('About us', 'Intro.', body)).toEqual([
    { key: 'introduction', title: 'About us', text: 'Intro.\n\nBefore.' },
    { key: 'what-it-costs', title: 'What it costs', text: 'One.\n\nTwo.' },
  ])
})

test('an introduction that says nothing is left out, a heading without text stays', () => {
  expect(pageBlocks('Page', '', [heading('One')])).toEqual([{ key: 'one', title: 'One', text: '' }])
  expect(pageBlocks('Page', '', [])).toEqual([])
})

test('keys are told apart, and never empty', () => {
  const body = [heading('Cost'), heading('Cost'), heading('Cost!'), heading('£')]
  expect(pageBlocks('', '', body).map(({ key }) => key)).toEqual([
    'cost',
    'cost--2',
    'cost--3',
    'part',
  ])
})

test('spans are joined, sub-headings are lines, empty paragraphs nothing', () => {
  const spans = block('', { children: [{ text: 'We are ' }, { text: 'here' }, { text: '.' }] })
  expect(textOf(spans, block('Sub', { style: 'h3' }), block('  '))).toBe(
    'Intro.\n\nWe are here.\n\nSub',
  )
})

test('points and steps are lines of their list, numbered anew in each', () => {
  expect(textOf(point('a'), point('b'), step('c'), step('d'), block('e'), step('f'))).toBe(
    'Intro.\n\n• a\n• b\n\n1. c\n2. d\n\ne\n\n1. f',
  )
})

test('call-outs and tables are told in lines', () => {
  const callOut = { _type: 'callOut', title: 'Note', text: 'Mind.' }
  const table = {
    _type: 'contentTable',
    caption: 'Prices',
    columns: ['Term', 'Price'],
    rows: [{ cells: ['24', '£1'] }, { cells: ['36', '£2'] }],
  }
  expect(textOf(callOut, table)).toBe(
    'Intro.\n\nNote\nMind.\n\nPrices\nTerm | Price\n24 | £1\n36 | £2',
  )
})

test('comparisons and captions are told in lines', () => {
  const comparison = {
    _type: 'comparison',
    title: 'Two ways',
    options: [
      { name: 'Lease', summary: 'Hire.' },
      { name: 'PCP', summary: 'Credit.' },
    ],
  }
  expect(textOf(comparison, { _type: 'figure', alt: 'Bars', caption: 'Same total' })).toBe(
    'Intro.\n\nTwo ways\nLease: Hire.\nPCP: Credit.\n\nSame total',
  )
})

test('a paragraph with a live figure is left out whole', () => {
  const children = [
    { _type: 'span', text: 'From ' },
    { _type: 'liveFigure', figure: 'trims' },
  ]
  expect(textOf(block('x', { children }), block('y'))).toBe('Intro.\n\ny')
})

test('what is no text is left out', () => {
  expect(textOf(null, 7, 'text', { _type: 'image' }, { _type: 'contentTable', rows: [null] })).toBe(
    'Intro.',
  )
  expect(textOf(block('x', { children: 7 }), block('y', { children: [{ text: 7 }] }))).toBe(
    'Intro.',
  )
  expect(pageBlocks('Page', 'Intro.', 'no list')).toHaveLength(1)
})

test('anything may come in', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      for (const each of pageBlocks('Page', 'Intro.', body)) {
        expect(typeof each.text).toBe('string')
      }
    }),
  )
})
