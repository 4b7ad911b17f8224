import fc from 'fast-check'
import { damages, type Damage, type DamageKind, type FileLine } from './damages.ts'
import { goodRows, headings, type GoodRow } from './good-book.ts'

/** How a file is written before it is damaged. */
type Format = {
  separator: ',' | ';' | '\t'
  /** One of them for all lines, or each line another. */
  ends: readonly string[]
  hasMark: boolean
  /** Whether the last line has an end. */
  isEnded: boolean
  blankLines: boolean
}

/** A file with one to three damages, and what is known of it without reading it as CSV. */
export type DamagedBook = {
  bytes: Buffer
  kinds: DamageKind[]
  /** Whether the header has come through whole. */
  isHeaderWhole: boolean
  /** Whether every line of the good file still is one line. */
  areLineEndsWhole: boolean
  lines: number
  blankLines: number
  /** The rows that have come through whole, with the line that each is in. */
  whole: (GoodRow & { line: number })[]
  /** How much of the file arrives where it breaks off, from 0 to 1. */
  arrives: number
}

const formats = fc.record<Format>({
  separator: fc.constantFrom<Format['separator']>(',', ',', ';', '\t'),
  ends: fc.constantFrom(['\n'], ['\r\n'], ['\r'], ['\r\n', '\n'], ['\r\n', '\n', '\r']),
  hasMark: fc.boolean(),
  isEnded: fc.boolean(),
  blankLines: fc.boolean(),
})

/** From 0 up to 1, everywhere alike: fast-check would prefer the ends, which are the header and the last row. */
const anyShare = fc.noBias(fc.nat(9999)).map((share) => share / 10_000)

const anyDamage = fc.record<Damage>({
  kind: fc.constantFrom(...(Object.keys(damages) as DamageKind[])),
  line: anyShare,
  byte: anyShare,
  way: fc.noBias(fc.nat(4095)),
})

/** Books over these cars, each damaged in one to three places. */
export const anyDamagedBook = (capIds: readonly string[]): fc.Arbitrary<DamagedBook> =>
  fc
    .record({
      number: fc.nat(1000),
      format: formats,
      damage: fc.array(anyDamage, { minLength: 1, maxLength: 3 }),
      arrives: anyShare,
    })
    .map(({ number, format, damage, arrives }) => {
      const rows = goodRows(capIds, number)
      const lines = linesOf(rows, format)
      for (const one of damage) apply(one, lines, format.separator)
      return {
        ...knownOf(lines, rows, format),
        arrives,
        kinds: damage.map(({ kind }) => kind),
        [fc.toStringMethod]: () => JSON.stringify({ number, format, damage, arrives }),
      }
    })

/** The good file. */
export function wholeBook(capIds: readonly string[], number: number): Buffer {
  const format: Format = {
    separator: ',',
    ends: ['\n'],
    hasMark: false,
    isEnded: true,
    blankLines: false,
  }
  return bytesOf(linesOf(goodRows(capIds, number), format))
}

function linesOf(rows: readonly GoodRow[], format: Format): FileLine[] {
  const { separator, ends, hasMark, isEnded, blankLines } = format
  const texts: [text: string, row: number | null][] = [[headings.join(separator), null]]
  for (const [at, { values }] of rows.entries()) {
    if (blankLines && at % 17 === 5) texts.push([at % 2 === 0 ? '' : separator.repeat(3), null])
    texts.push([values.map((value) => quoted(value, separator)).join(separator), at])
  }
  return texts.map(([text, row], at) => ({
    bytes: Buffer.from(hasMark && at === 0 ? `\uFEFF${text}` : text),
    end: at === texts.length - 1 && !isEnded ? '' : ends[at % ends.length]!,
    row,
    isHeader: at === 0,
    isDamaged: false,
  }))
}

const quoted = (value: string, separator: string) =>
  value.includes(separator) || value.includes('"') ? `"${value.replaceAll('"', '""')}"` : value

function apply({ kind, line, byte, way }: Damage, lines: FileLine[], separator: string): void {
  const at = Math.floor(line * lines.length)
  damages[kind]({ lines, at, byte: Math.floor(byte * lines[at]!.bytes.length), way, separator })
}

const bytesOf = (lines: readonly FileLine[]) =>
  Buffer.concat(lines.flatMap(({ bytes, end }) => [bytes, Buffer.from(end)]))

function knownOf(lines: readonly FileLine[], rows: readonly GoodRow[], { separator }: Format) {
  const bytes = bytesOf(lines)
  const whole: DamagedBook['whole'] = []
  let endsBefore = 0
  let last = ''
  for (const { bytes: content, end, row, isDamaged } of lines) {
    const text = content.toString('latin1') + end
    // A CR that ends a line and an LF that begins the next are one line end.
    if (last.endsWith('\r') && text.startsWith('\n')) endsBefore--
    if (row !== null && !isDamaged) whole.push({ ...rows[row]!, line: endsBefore + 1 })
    endsBefore += endsIn(text)
    if (text !== '') last = text
  }
  const endsMeant = lines.length - (lines.at(-1)!.end === '' ? 1 : 0)
  const texts = bytes.toString('utf8').split(lineEnds)
  if (texts.at(-1) === '') texts.pop()
  const isBlank = (text: string) =>
    text.split(separator).every((value) => value.trim() === '' || value === '""')
  return {
    bytes,
    isHeaderWhole: !lines[0]!.isDamaged,
    areLineEndsWhole:
      endsBefore === endsMeant &&
      lines.every(({ bytes: content }) => endsIn(content.toString('latin1')) === 0),
    lines: texts.length,
    blankLines: texts.filter(isBlank).length,
    whole,
  }
}

const lineEnds = /\r\n|\r|\n/

const endsIn = (text: string) => text.split(lineEnds).length - 1
