/** A separator of values, and its name. */
export type Separator = ',' | ';' | '\t'

export const separatorNames: Readonly<Record<Separator, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
}

export type SplitLine =
  | { ok: true; values: string[] }
  /** `place` of the value that cannot be read, from 0; `value` is the line from there on. */
  | { ok: false; place: number; value: string; reason: string }

/**
 * The values of one line of CSV, as RFC 4180 has them but without line breaks: a value in quotes
 * may hold separators and doubled quotes; elsewhere a quote is an error, and so is anything between
 * a closing quote and the separator. Rule T-19.
 */
export function splitFields(line: string, separator: Separator): SplitLine {
  if (!line.includes('"')) return { ok: true, values: line.split(separator) }
  const values: string[] = []
  const broken = (from: number, reason: string): SplitLine => ({
    ok: false,
    place: values.length,
    value: line.slice(from),
    reason,
  })
  for (let from = 0; ;) {
    let end: number
    if (line[from] === '"') {
      let close = line.indexOf('"', from + 1)
      while (close !== -1 && line[close + 1] === '"') close = line.indexOf('"', close + 2)
      if (close === -1) {
        return broken(
          from,
          'has a quotation mark that is not closed on its line; a value holds no line break',
        )
      }
      end = close + 1
      if (end < line.length && line[end] !== separator) {
        return broken(
          from,
          `has something between its closing quotation mark and the ${separatorNames[separator]}; a quotation mark inside a value is written twice`,
        )
      }
      values.push(line.slice(from + 1, close).replaceAll('""', '"'))
    } else {
      const next = line.indexOf(separator, from)
      end = next === -1 ? line.length : next
      const value = line.slice(from, end)
      if (value.includes('"')) {
        return broken(
          from,
          'has a quotation mark inside it; write it twice and put quotes around the value',
        )
      }
      values.push(value)
    }
    if (end === line.length) return { ok: true, values }
    from = end + 1
  }
}
