/** A line of a file on its way to be damaged. */
export type FileLine = {
  bytes: Buffer
  end: string
  /** Its place among the good rows; null for the header and blank lines. */
  row: number | null
  isHeader: boolean
  /** Whether any of its bytes, or what divides it from its neighbours, is not as it was. */
  isDamaged: boolean
}

export type Damage = {
  kind: DamageKind
  /** Which line and which of its bytes, as shares from 0 to 1. */
  line: number
  byte: number
  /** Which of several ways. */
  way: number
}

type Work = { lines: FileLine[]; at: number; byte: number; way: number; separator: string }

/** What is put into a line or taken out of it; the line ends stay. */
const insert = ({ lines, at, byte }: Work, bytes: Buffer, instead = 0) => {
  const line = lines[at]!
  line.bytes = Buffer.concat([
    line.bytes.subarray(0, byte),
    bytes,
    line.bytes.subarray(byte + instead),
  ])
  line.isDamaged = true
}

const pick = <Item>(items: readonly Item[], way: number) => items[way % items.length]!

/** Where the byte is found first from the chosen place on, else the chosen place. */
const nextOf = ({ lines, at, byte }: Work, wanted: string) => {
  const found = lines[at]!.bytes.indexOf(wanted, byte)
  return found === -1 ? byte : found
}

const brokenText = [
  Buffer.from([0xa3]), // £ of Windows-1252
  Buffer.from([0xc3]), // the first half of é
  Buffer.from([0xe2, 0x82]), // two thirds of €
  Buffer.from([0xed, 0xa0, 0x80]), // half of a pair
  Buffer.from([0xff, 0xfe]),
  Buffer.from('\uFEFF'),
  Buffer.from('\u2028\u0085'), // line ends elsewhere, none here
  Buffer.from('abc', 'utf16le'),
]

/** What can happen to a file on its way to us, by kind. Each changes the line that it is given. */
export const damages = {
  quote(work) {
    const byte = work.way % 2 === 0 ? nextOf(work, '"') : work.byte
    const text = pick(['"', '', '""', '"', '" '], work.way >> 1)
    insert({ ...work, byte }, Buffer.from(text), text === '' ? 1 : 0)
  },
  blank(work) {
    const byte =
      work.way % 2 === 0 ? nextOf(work, pick(['"', work.separator], work.way >> 1)) : work.byte
    insert({ ...work, byte }, Buffer.from(pick([' ', '   ', '\u00A0', '\t'], work.way >> 2)))
  },
  separator(work) {
    const byte = nextOf(work, work.separator)
    const text = pick(['', ',', ';', '\t', work.separator.repeat(2)], work.way)
    insert({ ...work, byte }, Buffer.from(text), work.way % 3 === 0 ? 0 : 1)
  },
  lineEnd(work) {
    const { lines, at } = work
    const line = lines[at]!
    const end = pick(['\n', '\r\n', '\r', '\r\r\n', '\n\r'], work.way >> 2)
    switch (work.way % 4) {
      case 0: // gone
        line.end = ''
        line.isDamaged = true
        if (lines[at + 1]) lines[at + 1]!.isDamaged = true
        return
      case 1: // another one
        line.end = end
        return
      default: // one too many
        insert(work, Buffer.from(end))
    }
  },
  byte(work) {
    insert(
      work,
      Buffer.from(pick([[work.way & 0xff], [0], [], [0x1a]], work.way >> 8)),
      work.way % 2,
    )
  },
  rowLength(work) {
    const line = work.lines[work.at]!
    if (work.way % 2 === 0) return insert(work, Buffer.alloc(65_536 + work.way, 'x'))
    line.bytes = line.bytes.subarray(0, work.byte)
    line.isDamaged = true
  },
  encoding(work) {
    insert(work, pick(brokenText, work.way))
  },
} satisfies Record<string, (work: Work) => void>

export type DamageKind = keyof typeof damages
