/** Prices read from a file, one at each position of the columns; they grow as rows come in. */
export type RateRows = {
  n: number
  derivative: Uint32Array
  profile: Uint16Array
  monthlyPence: Uint32Array
  feePence: Uint32Array
  /** Places among the terms that rows say. */
  terms: Uint32Array
  line: Uint32Array
}

export function createRateRows(room = 1 << 16): RateRows {
  return {
    n: 0,
    derivative: new Uint32Array(room),
    profile: new Uint16Array(room),
    monthlyPence: new Uint32Array(room),
    feePence: new Uint32Array(room),
    terms: new Uint32Array(room),
    line: new Uint32Array(room),
  }
}

/** One figure for each column. */
export type RateRow = Record<Exclude<keyof RateRows, 'n'>, number>

export function addRateRow(rows: RateRows, row: RateRow): void {
  if (rows.n === rows.line.length) grow(rows)
  const at = rows.n++
  rows.derivative[at] = row.derivative
  rows.profile[at] = row.profile
  rows.monthlyPence[at] = row.monthlyPence
  rows.feePence[at] = row.feePence
  rows.terms[at] = row.terms
  rows.line[at] = row.line
}

function grow(rows: RateRows): void {
  const room = rows.line.length * 2
  const wider = <Column extends Uint32Array | Uint16Array>(old: Column, column: Column) => {
    column.set(old)
    return column
  }
  rows.derivative = wider(rows.derivative, new Uint32Array(room))
  rows.profile = wider(rows.profile, new Uint16Array(room))
  rows.monthlyPence = wider(rows.monthlyPence, new Uint32Array(room))
  rows.feePence = wider(rows.feePence, new Uint32Array(room))
  rows.terms = wider(rows.terms, new Uint32Array(room))
  rows.line = wider(rows.line, new Uint32Array(room))
}

/** Positions of the rows of each derivative: `order[start[d]]` up to `order[start[d + 1]]`, in file order. */
export function byDerivative(
  rows: RateRows,
  derivatives: number,
): { order: Uint32Array; start: Uint32Array } {
  const start = new Uint32Array(derivatives + 1)
  for (let at = 0; at < rows.n; at++) start[rows.derivative[at]! + 1]!++
  for (let d = 0; d < derivatives; d++) start[d + 1]! += start[d]!
  const next = start.slice()
  const order = new Uint32Array(rows.n)
  for (let at = 0; at < rows.n; at++) order[next[rows.derivative[at]!]!++] = at
  return { order, start }
}
