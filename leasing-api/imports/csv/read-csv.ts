import type { OnProgress } from '../import-progress.ts'
import type { ImportSource } from '../import-source.ts'
import { refusal, type Refusal } from '../refusal.ts'
import { lineSplitter, longestLineBytes } from './line-splitter.ts'
import { noCsvText } from './no-csv-text.ts'
import { readHeader, type CsvHeader } from './read-header.ts'
import type { ColumnSpec } from './resolve-header.ts'
import { separatorNames, splitFields } from './split-fields.ts'

/**
 * A row that is invalid CSV: its line from 1, and the heading and text of the value where it has
 * one.
 */
export type BrokenRow = { line: number; column: string; value: string; reason: string }

export type CsvHandlers<Field extends string> = {
  columns: readonly ColumnSpec<Field>[]
  /** What the file should be, for the message when it is not: "a rate book". */
  expected: string
  /** `line` is counted from 1; a field that the file lacks is null. No value holds a line break or a zero byte. */
  onRow(row: Record<Field, string | null>, line: number): void
  onBrokenRow(row: BrokenRow): void
  onProgress: OnProgress
  /** Text of one line, which it gets without its end; UTF-8 unless given. Called once a line. */
  decode?: (line: Buffer) => string
}

/** Counts of a read file: its lines are the header, `rows` and `blankLines`. */
export type CsvRead = {
  ok: true
  lines: number
  /** Below the header, the broken ones among them. */
  rows: number
  /** Without any value; they count for line numbers and for nothing else. */
  blankLines: number
}

/**
 * Reads a CSV file as it arrives: each line below the header is a row, given to `onRow` or, once,
 * to `onBrokenRow`. Columns come in any order by name, divided by commas, semicolons or tabs. A file
 * that cannot be CSV, or lacks columns, is not read any further. Rules T-01, T-02, T-19.
 */
export async function readCsv<Field extends string>(
  source: ImportSource,
  handlers: CsvHandlers<Field>,
): Promise<CsvRead | Refusal> {
  const { columns, expected, decode = decodeUtf8, onBrokenRow, onProgress } = handlers
  let header: CsvHeader<Field> | null = null
  let refused: Refusal | null = null
  let blankLines = 0

  const readFirst = (text: string) => {
    const line = text.startsWith(byteOrderMark) ? text.slice(1) : text
    if (line.trim() === '') return void blankLines++
    const read = readHeader(line, columns, { file: source.name, expected })
    if (read.ok) header = read.header
    else refused = read
  }
  const onLine = (bytes: Buffer, line: number) => {
    if (refused) return
    const text = decode(bytes)
    if (!header) return readFirst(text)
    const row = readRow(text, header)
    if (row === 'blank') blankLines++
    else if (row.ok) handlers.onRow(row.values, line)
    else onBrokenRow({ line, column: row.column, value: row.value, reason: row.reason })
  }
  const onTooLong = (line: number) => {
    const reason = `is longer than ${longestLineBytes / 1024} KB`
    if (header) return onBrokenRow({ line, column: '', value: '', reason })
    refused ??= refusal(`The first line of ${source.name} must name the columns, and it ${reason}.`)
  }
  const lines = lineSplitter({ onLine, onTooLong })
  // A function, since the compiler does not see that the callbacks above assign it.
  const refusedSoFar = () => refused
  let done = 0
  for await (const piece of source.bytes) {
    const reason = done === 0 ? noCsvText(piece) : null
    if (reason !== null) return refusal(`${source.name} ${reason}.`)
    done += piece.byteLength
    // A progress listener may end the import by throwing.
    onProgress({
      label: `Reading ${source.name}`,
      done,
      total: source.totalBytes,
      unit: 'bytes',
      lines: lines.lines(),
    })
    lines.add(piece)
    const wrong = refusedSoFar()
    if (wrong) return wrong
  }
  const count = lines.end()
  const wrong = refusedSoFar()
  if (wrong) return wrong
  if (!header) return refusal(`The file is empty. Give ${expected} as CSV with a header row.`)
  return { ok: true, lines: count, rows: count - 1 - blankLines, blankLines }
}

const byteOrderMark = '\uFEFF'

const decodeUtf8 = (line: Buffer) => line.toString('utf8')

type Row<Field extends string> =
  | 'blank'
  | { ok: true; values: Record<Field, string | null> }
  | ({ ok: false } & Omit<BrokenRow, 'line'>)

function readRow<Field extends string>(text: string, header: CsvHeader<Field>): Row<Field> {
  const { separator, headings, wanted } = header
  const split = splitFields(text, separator)
  if (!split.ok) {
    const { place, value, reason } = split
    return { ok: false, column: headings[place] ?? '', value, reason }
  }
  const { values } = split
  if (values.every((value) => value.trim() === '')) return 'blank'
  if (values.length !== headings.length) {
    const reason = `has ${values.length} columns where the header has ${headings.length}; a ${separatorNames[separator]} inside a value needs quotes around it`
    return { ok: false, column: '', value: '', reason }
  }
  if (text.includes('\0')) {
    const place = values.findIndex((value) => value.includes('\0'))
    const value = values[place]!.replaceAll('\0', '')
    return { ok: false, column: headings[place]!, value, reason: 'holds a zero byte' }
  }
  const row = {} as Record<Field, string | null>
  for (const { field, place } of wanted) row[field] = place < 0 ? null : values[place]!
  return { ok: true, values: row }
}
