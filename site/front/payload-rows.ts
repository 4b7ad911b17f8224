/** A row of the router's payload. */
export type PayloadRow = {
  /** Hexadecimal; empty for hints, which belong to no other row. */
  id: string
  /** What follows the colon, with the line end where it has one. */
  text: string
}

/** Tags of rows whose length is given in bytes and that are not text. */
const binaryTags = 'AOobUSsLlGgMmV'

/**
 * The rows of a payload in React's format: `id:` and a line of JSON, of an import (`I[`) or a hint
 * (`H`), or, after `T`, a number of bytes and so much text without a line end.
 * @returns null for what it cannot read
 */
export function payloadRows(payload: string): PayloadRow[] | null {
  const rows: PayloadRow[] = []
  for (let at = 0; at < payload.length;) {
    const colon = payload.indexOf(':', at)
    if (colon < 0) return null
    const id = payload.slice(at, colon)
    const tag = payload.charAt(colon + 1)
    if (!/^[0-9a-f]*$/.test(id) || binaryTags.includes(tag)) return null
    const end = tag === 'T' ? endOfText(payload, colon + 2) : payload.indexOf('\n', colon) + 1
    if (end <= colon) return null
    rows.push({ id, text: payload.slice(colon + 1, end) })
    at = end
  }
  return rows
}

/** Where a text ends whose length in bytes of UTF-8 stands, hexadecimal, before a comma; else 0. */
function endOfText(payload: string, from: number): number {
  const comma = payload.indexOf(',', from)
  const bytes = Number(`0x${payload.slice(from, comma)}`)
  if (comma < 0 || !Number.isInteger(bytes)) return 0
  let at = comma + 1
  for (let left = bytes; left > 0; at += 1) {
    const code = payload.codePointAt(at)
    if (code === undefined) return 0
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (code > 0xffff) at += 1
  }
  return at
}
