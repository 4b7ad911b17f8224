import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, chmod } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { RateColumns } from '#leasing-api/deal-search/columns/rate-columns.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import { carRows, indexes, offerRows, schema } from './plain-sql.ts'

export type Row = Record<string, unknown>

/** A database that holds one row per offer. */
export type SqlEngine = { run(sql: string): Promise<Row[]>; close(): Promise<void> }

/** PGlite on this thread: what a query costs there without the way to a worker. */
export async function pgliteEngine(columns: RateColumns, catalogue: Catalogue): Promise<SqlEngine> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larkway-bench-'))
  const client = await PGlite.create({ dataDir: folder })
  await client.exec(schema)
  const copy = (table: string, rows: Iterable<string>) =>
    client.query(`copy ${table} from '/dev/blob' (format csv)`, [], { blob: new Blob([...rows]) })
  await copy('cars', carRows(catalogue))
  let batch: string[] = []
  for (const text of offerRows(columns)) {
    batch.push(text)
    if (batch.length < 50) continue
    await copy('offers', batch)
    batch = []
  }
  if (batch.length > 0) await copy('offers', batch)
  await client.exec(indexes)
  return {
    run: async (sql) => (await client.query<Row>(sql)).rows,
    async close() {
      await client.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** @param url of a server on this machine that we are superuser of: it reads the rows from a file */
export async function postgresEngine(
  url: string,
  columns: RateColumns,
  catalogue: Catalogue,
): Promise<SqlEngine> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database plain')
  await client.end()
  const address = new URL(url)
  address.pathname = '/plain'
  const plain = new pg.Client({ connectionString: address.href })
  await plain.connect()
  await plain.query(schema)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larkway-bench-'))
  await chmod(folder, 0o755)
  const copy = async (table: string, rows: Iterable<string>) => {
    const file = path.join(folder, `${table}.csv`)
    await pipeline(Readable.from(rows), createWriteStream(file))
    await plain.query(`copy ${table} from '${file}' (format csv)`)
  }
  try {
    await copy('cars', carRows(catalogue))
    await copy('offers', offerRows(columns))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await plain.query(indexes)
  return { run: async (sql) => (await plain.query<Row>(sql)).rows, close: () => plain.end() }
}
