import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each([
  ['a formula', '=1+1', `"'=1+1"`],
  ['a sum', '+44 7700', `"'+44 7700"`],
  ['a difference', '-2', `"'-2"`],
  ['a call', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a tab before one', '\t=1', `"'\t=1"`],
  ['a line break before one', '\r=1', `"'\r=1"`],
  ['a number below zero', -2, '"-2"'],
  ['a quotation', 'say "hi", twice', '"say ""hi"", twice"'],
  ['two lines', 'a\nb', '"a\nb"'],
  ['nothing', null, '""'],
])('C-177 %s in a cell', (_, value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`)
})

test('C-177 no text begins a formula, and every text is read back', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
      const line = csvLine(texts).slice(0, -2)
      const cells = [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) =>
        cell!.replaceAll('""', '"'),
      )
      expect(cells.map((cell, at) => (cell === texts[at] ? cell : cell.slice(1)))).toEqual(texts)
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
