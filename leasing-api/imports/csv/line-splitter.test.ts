import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineSplitter, longestLineBytes } from './line-splitter.ts'

/** The lines of a file that arrives in these pieces; null for one that is too long. */
function linesOf(pieces: readonly Uint8Array[]) {
  const lines: (string | null)[] = []
  const numbers: number[] = []
  const splitter = lineSplitter({
    onLine: (bytes, line) => {
      lines.push(bytes.toString('latin1'))
      numbers.push(line)
    },
    onTooLong: (line) => {
      lines.push(null)
      numbers.push(line)
    },
  })
  for (const piece of pieces) splitter.add(piece)
  expect(splitter.end()).toBe(lines.length)
  expect(numbers).toEqual(lines.map((_, at) => at + 1))
  return lines
}

test.each([
  ['', []],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\n\n', ['a', '']],
  ['a\r\nb\nc\rd', ['a', 'b', 'c', 'd']],
  ['a\r\r\nb', ['a', '', 'b']],
  ['a\n\rb', ['a', '', 'b']],
  ['\r\n\r\n', ['', '']],
])('T-19 %j has the lines %j', (text, lines) => {
  expect(linesOf([Buffer.from(text)])).toEqual(lines)
  expect(linesOf([...Buffer.from(text)].map((byte) => Uint8Array.of(byte)))).toEqual(lines)
})

test('T-19 lines are the same however the file arrives', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\r', '\n', '\r\n', 'é') })
  const sizes = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1 })
  fc.assert(
    fc.property(text, sizes, (file, cuts) => {
      const bytes = Buffer.from(file, 'latin1')
      const pieces: Uint8Array[] = []
      let from = 0
      for (let at = 0; from < bytes.length; at++) {
        const to = from + (at < cuts.length ? cuts[at]! : 7)
        pieces.push(bytes.subarray(from, to))
        from = to
      }
      const lines = file.split(/\r\n|\r|\n/)
      if (lines.at(-1) === '') lines.pop()
      expect(linesOf(pieces)).toEqual(lines)
    }),
  )
})

test('T-19 a line may have 64 KB and not a byte more, in one piece or in many', () => {
  const most = 'x'.repeat(longestLineBytes)
  const bytes = Buffer.from(`a\n${most}\r\n${most}y\nb\n${most}${most}${most}`)
  const expected = ['a', most, null, 'b', null]
  expect(linesOf([bytes])).toEqual(expected)
  const pieces: Buffer[] = []
  for (let from = 0; from < bytes.length; from += 1000) {
    pieces.push(bytes.subarray(from, from + 1000))
  }
  expect(linesOf(pieces)).toEqual(expected)
})
