import { refusal, type Refusal } from '../refusal.ts'

/** A column as the program calls it and as files head it; letter case, spaces and underscores do not count. */
export type ColumnSpec<Field extends string> = {
  field: Field
  names: readonly [string, ...string[]]
  isOptional?: true
}

const plain = (text: string) => text.toLowerCase().replace(/[\s_]+/g, '')

/** Where each column stands; -1 where the file lacks an optional one. Unknown columns are ignored; a missing or doubled one is refused. Rule T-01. */
export function resolveHeader<Field extends string>(
  header: readonly string[],
  columns: readonly ColumnSpec<Field>[],
  expected: string,
): { ok: true; wanted: { field: Field; place: number }[] } | Refusal {
  const headings = header.map(plain)
  const wanted: { field: Field; place: number }[] = []
  const missing: string[] = []
  for (const { field, names, isOptional } of columns) {
    const found = headings.flatMap((heading, at) =>
      names.some((name) => plain(name) === heading) ? [at] : [],
    )
    if (found.length > 1) {
      return refusal(
        `The column ${names[0]} stands in the header ${found.length} times. Keep one of them.`,
      )
    }
    wanted.push({ field, place: found[0] ?? -1 })
    if (found.length === 0 && !isOptional) missing.push(names[0])
  }
  if (missing.length > 0) {
    return refusal(
      `This does not look like ${expected}: its header lacks ${missing.join(', ')}. The first line must name the columns.`,
    )
  }
  return { ok: true, wanted }
}
