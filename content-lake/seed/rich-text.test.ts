import { describe, expect, test } from 'vitest'
import { calculator, claimNote, comparison, paragraph, richText, subheading } from './rich-text.ts'

describe('a paragraph', () => {
  test('parts links, strong words and live figures from the words between them', () => {
    const { children, markDefs } = paragraph(
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

  test('D-23 leaves the number of providers in braces, as every text of ours has it', () => {
    expect(paragraph('{providers} providers').children).toEqual([
      { _type: 'span', _key: 's0', text: '{providers} providers', marks: [] },
    ])
  })

  test('refuses a name that is no live figure', () => {
    expect(() => paragraph('From {cheapest}.')).toThrow(
      '{cheapest} names no live figure. Use one of liveFigureKeys.',
    )
  })
})

test('members get their place as key', () => {
  const text = richText(
    subheading('Which one'),
    comparison('Lease or PCP', [
      { name: 'Lease', summary: 'Hire.', goodFor: ['Few miles'], lessGoodFor: ['Many'] },
      { name: 'PCP', summary: 'Credit.', goodFor: ['Buying'], lessGoodFor: ['Little cash'] },
    ]),
    calculator('leaseTotal', 'Add it up'),
    claimNote('vat-reclaim'),
  )
  expect(text.map(({ _key, _type }) => `${_key} ${_type}`)).toEqual([
    'p1 block',
    'p2 comparison',
    'p3 calculator',
    'p4 claimNote',
  ])
  expect(text[0]).toMatchObject({ style: 'h3' })
  expect(text[1]).toMatchObject({ options: [{ _key: 'o1' }, { _key: 'o2' }] })
  expect(text[2]).toEqual({
    _key: 'p3',
    _type: 'calculator',
    kind: 'leaseTotal',
    title: 'Add it up',
  })
  expect(text[3]).toMatchObject({ claim: { _ref: 'claim-vat-reclaim' } })
})
