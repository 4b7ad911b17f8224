import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitFields, type Separator } from './split-fields.ts'

test.each<[string, Separator, string[]]>([
  ['', ',', ['']],
  ['a,b', ',', ['a', 'b']],
  [',', ',', ['', '']],
  ['"a,b",c', ',', ['a,b', 'c']],
  ['"say ""hi""",""', ',', ['say "hi"', '']],
  ['""""', ',', ['"']],
  ['"a";b,c', ';', ['a', 'b,c']],
  ['"a\tb"\tc', '\t', ['a\tb', 'c']],
])('T-19 %j by %j has the values %j', (line, separator, values) => {
  expect(splitFields(line, separator)).toEqual({ ok: true, values })
})

test.each([
  ['a,"b', 1, '"b', 'has a quotation mark that is not closed on its line'],
  ['a,"b,""c', 1, '"b,""c', 'has a quotation mark that is not closed on its line'],
  ['"b" ,c', 0, '"b" ,c', 'has something between its closing quotation mark and the comma'],
  ['a,"b"c', 1, '"b"c', 'has something between its closing quotation mark and the comma'],
  ['a,b,3" pipe,d', 2, '3" pipe,d', 'has a quotation mark inside it'],
  ['a, "b"', 1, ' "b"', 'has a quotation mark inside it'],
])('T-19 %j cannot be read from value %i on', (line, place, value, reason) => {
  expect(splitFields(line, ',')).toEqual({
    ok: false,
    place,
    value,
    reason: expect.stringContaining(reason),
  })
})

test('T-19 a line is split as csv-parse splits a file of this line alone', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '""', '",', ',"', 'é') })
  fc.assert(
    fc.property(line, (text) => {
      const split = splitFields(text, ',')
      let expected: string[] | null = null
      try {
        expected = (parse(text, { relax_column_count: true }) as string[][])[0] ?? ['']
      } catch {
        // Refused by both.
      }
      expect(split.ok ? split.values : null).toEqual(expected)
    }),
    { numRuns: 2000 },
  )
})
