/** Rows with one list for each of their fields; row n is the nth entry of every list. */
export type Columns<Row, Field extends keyof Row = keyof Row> = { [Name in Field]: Row[Name][] }

/** Packs these fields of rows. */
export function columnsOf<Row extends object, Field extends keyof Row>(
  fields: readonly Field[],
  rows: readonly Row[],
): Columns<Row, Field> {
  const columns = fields.map((field) => [field, rows.map((row) => row[field])])
  return Object.fromEntries(columns) as Columns<Row, Field>
}

/** One row back. Throws a TypeError with what is missing of it where a column is too short. */
export function rowAt<Row, Field extends keyof Row>(
  fields: readonly Field[],
  columns: Columns<Row, Field>,
  index: number,
  missing: string,
): Pick<Row, Field> {
  const entries = fields.map((field) => [field, columns[field][index]] as const)
  if (entries.some(([, value]) => value === undefined)) throw new TypeError(missing)
  return Object.fromEntries(entries) as Pick<Row, Field>
}

/** Values in the order they first came, equal ones once, and where each of the given ones stands. */
export function dictionary<Value>(given: readonly Value[]) {
  const values: Value[] = []
  const known = new Map<string, number>()
  const indexes = given.map((value) => {
    const key = JSON.stringify(value)
    const index = known.get(key) ?? values.push(value) - 1
    known.set(key, index)
    return index
  })
  return { values, indexes }
}
