import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse, type CsvError } from 'csv-parse'
import type { OnProgress } from '../import-progress.ts'
import type { ImportSource } from '../import-source.ts'
import { refusal, type Refusal } from '../refusal.ts'
import { noCsvText } from './no-csv-text.ts'
import { resolveHeader, type ColumnSpec } from './resolve-header.ts'

/** Longer rows are a forgotten quote, not a row. */
const longestRowBytes = 64 * 1024

export type CsvHandlers<Field extends string> = {
  columns: readonly ColumnSpec<Field>[]
  /** What the file should be, for the message when it is not: "a rate book". */
  expected: string
  /** `line` is where the row ends, counted from 1; a field that the file lacks is null. */
  onRow(row: Record<Field, string | null>, line: number): void
  /** A row that is no CSV. */
  onBrokenRow(line: number, reason: string): void
  onProgress: OnProgress
}

/**
 * Reads a CSV file as it arrives: quotes, byte order mark, CRLF or LF, columns in any order by
 * name. Answers the number of rows below the header; a
 * file that cannot be CSV, or lacks columns, is not read any further.
 */
export async function readCsv<Field extends string>(
  source: ImportSource,
  handlers: CsvHandlers<Field>,
): Promise<{ ok: true; rows: number } | Refusal> {
  /** The wanted columns, each with its place in a row; -1 where the file lacks it. */
  let header: { field: Field; position: number }[] | null = null
  let wrong: Refusal | null = null
  let rows = 0
  let width = 0
  const lines = lineCounter()
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRowBytes,
    on_skip(error: CsvError | undefined) {
      if (!header) {
        wrong ??= refusal(
          `The first line of ${source.name} must name the columns, and it ${reasonOf(error)}.`,
        )
        return
      }
      rows++
      handlers.onBrokenRow(lines.broken(error), reasonOf(error))
    },
    // Answering null keeps rows out of the stream's queue, which is half of the time per row.
    on_record(record: string[], context) {
      const line = lines.of(record, context.lines)
      if (wrong) return null
      if (!header) {
        const resolved = resolveHeader(record, handlers.columns, handlers.expected)
        if (resolved.ok) {
          header = handlers.columns.map(({ field }) => ({
            field,
            position: resolved.positions.get(field) ?? -1,
          }))
        } else wrong = resolved
        width = record.length
        return null
      }
      if (record.every((value) => value.trim() === '')) return null
      rows++
      if (record.length !== width) {
        handlers.onBrokenRow(
          line,
          `has ${record.length} columns where the header has ${width}; a comma inside a value needs quotes around it`,
        )
        return null
      }
      const row = {} as Record<Field, string | null>
      for (const { field, position } of header) {
        row[field] = position < 0 ? null : record[position]!
      }
      handlers.onRow(row, line)
      return null
    },
  })
  parser.resume()
  let isFirst = true
  const pieces = countedPieces(source, handlers.onProgress, (piece) => {
    const reason = noCsvText(piece, isFirst)
    isFirst = false
    if (reason !== null) wrong = refusal(`${source.name} ${reason}.`)
    return wrong === null
  })
  await pipeline(Readable.from(pieces), parser)
  // Said by a function, since the compiler does not see that the callbacks above write it.
  const refused = (() => wrong)()
  if (refused) return refused
  if (!header)
    return refusal(`The file is empty. Give ${handlers.expected} as CSV with a header row.`)
  return { ok: true, rows }
}

/** The pieces of the file, until `goesOn` says that no more are wanted. */
async function* countedPieces(
  source: ImportSource,
  onProgress: OnProgress,
  goesOn: (piece: Uint8Array) => boolean,
): AsyncGenerator<Uint8Array> {
  let done = 0
  for await (const piece of source.bytes) {
    if (!goesOn(piece)) return
    done += piece.byteLength
    // Whoever listens to the progress may end the import by throwing.
    onProgress({ label: `Reading ${source.name}`, done, total: source.totalBytes, unit: 'bytes' })
    yield piece
  }
}

/** The parser counts a CRLF inside quotes as two lines; this counts what an editor shows. */
function lineCounter() {
  let last = 0
  let surplus = 0
  return {
    of(record: readonly string[], counted: number): number {
      if (counted - last > 1) {
        for (const value of record) surplus += value.split('\r\n').length - 1
      }
      last = counted
      return counted - surplus
    },
    broken(error: CsvError | undefined): number {
      const counted = typeof error?.lines === 'number' ? error.lines : last + 1
      return counted - surplus
    },
  }
}

function reasonOf(error: CsvError | undefined): string {
  switch (error?.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quotation mark is opened and never closed'
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return 'a quotation mark stands inside a value; write it twice and put quotes around the value'
    case 'CSV_MAX_RECORD_SIZE':
      return `is longer than ${longestRowBytes / 1024} KB; probably a quotation mark is not closed`
    default:
      return `is no CSV (${error?.message ?? 'unknown reason'})`
  }
}
