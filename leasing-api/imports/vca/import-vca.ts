import type { AuthoredMake } from '#leasing-api/catalogue/authored-make.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { readCsv } from '../csv/read-csv.ts'
import type { Withdrawal } from '#leasing-api/queries/catalogue/withdraw-derivatives.ts'
import { encodedSource, type TextEncoding } from '../csv/encoded-source.ts'
import type { OnProgress } from '../import-progress.ts'
import type { ImportSource } from '../import-source.ts'
import { refusal, type Refusal } from '../refusal.ts'
import { mergeCars, type MergedCars } from './merge-cars.ts'
import { planImport, type VcaPlan } from './plan-import.ts'
import type { VcaRow } from './vca-car.ts'
import { vcaColumns } from './vca-columns.ts'
import { vcaRow } from './vca-row.ts'

/** A row of the file, or a value of it, that was refused, mended or left out. */
export type RefusedRow = { line: number; reason: string }

export type VcaOutcome = {
  ok: true
  rows: number
  inserted: number
  updated: number
  unchanged: number
  encoding: TextEncoding
  /** Rows with lost letters put back; what else was put right; figures that could not be true. */
  mendedRows: number
  mended: RefusedRow[]
  leftOut: RefusedRow[]
  refused: RefusedRow[]
  cars: number
  ratesVersion: number
} & Pick<MergedCars, 'merged'> &
  Withdrawal &
  Omit<VcaPlan, 'records' | 'storedKeys' | 'misplaced'>

/**
 * Imports the agency's car fuel data file into the catalogue, all or nothing. The same file a
 * second time changes nothing; cars that it has no more are withdrawn. Rules K-24 to K-29, C-196.
 */
export async function importVca(
  database: Pick<Database, 'call'>,
  source: ImportSource,
  makes: readonly AuthoredMake[],
  onProgress: OnProgress,
): Promise<VcaOutcome | Refusal> {
  const rows: VcaRow[] = []
  const refused: RefusedRow[] = []
  const encoded = await encodedSource(source, onProgress)
  if (!encoded.ok) return encoded
  const read = await readCsv(encoded.source, {
    columns: vcaColumns,
    expected: "the Vehicle Certification Agency's car fuel data file",
    onRow(row, line) {
      const understood = vcaRow(row, line)
      if (understood.ok) rows.push(understood.row)
      else refused.push({ line, reason: understood.reason })
    },
    onBrokenRow: ({ line, reason }) => refused.push({ line, reason }),
    onProgress,
    decode: encoded.decode,
  })
  if (!read.ok) return read
  if (rows.length === 0) {
    return refusal(
      read.rows === 0
        ? 'The file has a header and no rows. Give the whole file.'
        : `None of the ${read.rows} rows could be read; the first, line ${refused[0]!.line}: ${refused[0]!.reason}. Nothing was changed.`,
    )
  }
  onProgress({ label: 'Comparing with the catalogue', done: 0, total: null, unit: 'cars' })
  const { cars, merged } = mergeCars(rows)
  const { records, storedKeys, misplaced, ...plan } = planImport(
    cars,
    await database.call.readCatalogue(),
    makes,
  )
  onProgress({ label: 'Writing the catalogue', done: 0, total: records.length, unit: 'cars' })
  const written = await database.call.upsertDerivatives({
    derivatives: records,
    whole: { of: 'vca', storedKeys },
  })
  return {
    ok: true,
    rows: read.rows,
    ...written,
    ...plan,
    merged,
    cars: cars.length,
    mendedRows: rows.filter(({ wasMended }) => wasMended).length,
    encoding: encoded.encoding,
    mended: rows.flatMap(({ line, mended }) => mended.map((reason) => ({ line, reason }))),
    leftOut: rows.flatMap(({ line, leftOut }) => leftOut.map((reason) => ({ line, reason }))),
    refused: [...refused, ...misplaced].toSorted((a, b) => a.line - b.line),
    ratesVersion: await database.call.readRatesVersion(),
  }
}
