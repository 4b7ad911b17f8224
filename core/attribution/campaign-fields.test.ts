import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignFields, campaignOf } from './campaign-fields.ts'

const read = (values: Readonly<Record<string, unknown>>) =>
  campaignOf((name) => (Object.hasOwn(values, name) ? values[name] : null))

test('A-01 exactly eight fields of an address are carried on', () => {
  const address = new URLSearchParams(
    'utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&gclid=f&dclid=g&fbclid=h&x=y',
  )
  expect(campaignOf((name) => address.get(name))).toEqual({
    utm_source: 'a',
    utm_medium: 'b',
    utm_campaign: 'c',
    utm_term: 'd',
    utm_content: 'e',
    gclid: 'f',
    dclid: 'g',
    fbclid: 'h',
  })
  expect(campaignFields).toHaveLength(8)
})

test.each<[unknown, string | undefined]>([
  ['news', 'news'],
  ['  news ', 'news'],
  ['', undefined],
  ['   ', undefined],
  [null, undefined],
  [undefined, undefined],
  [7, undefined],
  [['news'], undefined],
  ['f'.repeat(200), 'f'.repeat(200)],
  ['f'.repeat(201), 'f'.repeat(200)],
  [` ${'f'.repeat(200)}`, 'f'.repeat(199)], // cut before it is trimmed
])('A-02 %j is kept as %j', (value, kept) => {
  expect(read({ utm_source: value })).toEqual(kept === undefined ? {} : { utm_source: kept })
})

test('A-02 reading what was kept changes nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...campaignFields), fc.string()), (values) => {
      const once = read(values)
      expect(read(once)).toEqual(once)
    }),
  )
})
