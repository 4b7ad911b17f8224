import { refusal, type Refusal } from '../refusal.ts'
import { resolveHeader, type ColumnSpec } from './resolve-header.ts'
import { separatorNames, splitFields, type Separator } from './split-fields.ts'

export type CsvHeader<Field extends string> = {
  separator: Separator
  /** The headings as the file has them; every row has as many values. */
  headings: readonly string[]
  /** The wanted columns, each with its place in a row; -1 where the file lacks it. */
  wanted: readonly { field: Field; place: number }[]
}

const separators = Object.keys(separatorNames) as Separator[]

/**
 * Reads the line that names the columns. Its separator is the one that gives it the most columns,
 * and holds for the whole file. Rule T-01.
 * @param file the file's name, for the refusal
 */
export function readHeader<Field extends string>(
  line: string,
  columns: readonly ColumnSpec<Field>[],
  { file, expected }: { file: string; expected: string },
): { ok: true; header: CsvHeader<Field> } | Refusal {
  if (line.includes('\0')) {
    return refusal(`${file} holds bytes that are no text. Give ${expected} as CSV.`)
  }
  let separator: Separator = ','
  let headings: string[] = []
  for (const candidate of separators) {
    const split = splitFields(line, candidate)
    if (!split.ok || split.values.length <= headings.length) continue
    separator = candidate
    headings = split.values
  }
  if (headings.length === 0) {
    return refusal(
      `The first line of ${file} must name the columns, and a quotation mark in it is not closed or stands inside a name.`,
    )
  }
  const resolved = resolveHeader(headings, columns, expected)
  if (!resolved.ok) return resolved
  return { ok: true, header: { separator, headings, wanted: resolved.wanted } }
}
