import { constants, cpSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import * as queries from '../queries/index.ts'
import type { Db } from './db.ts'
import { migrateForward, migrationsFolder } from './migrate-forward.ts'
import {
  errorToMessage,
  type PgliteWorkerData,
  type WorkerAnswer,
  type WorkerRequest,
} from './pglite-messages.ts'
import { withoutValues } from './query-error.ts'

/** The PGlite thread: drizzle, migrations and queries run here and are called by name. */
const { dataDir } = workerData as PgliteWorkerData
const queryByName = new Map(
  Object.entries(queries) as [string, (db: Db, input: unknown) => Promise<unknown>][],
)
let client: PGlite | null = null
let db: Db | null = null

async function open(): Promise<void> {
  client = await PGlite.create({ dataDir })
  const opened = drizzle(client)
  await migrateForward(() => migrate(opened, { migrationsFolder }))
  db = opened as unknown as Db
}

/**
 * Copies the data folder. Nothing else runs in this thread meanwhile, so it is the folder as a power cut
 * would leave it, from which PostgreSQL restores every statement that was acknowledged. The checkpoint
 * only makes that quick.
 */
async function copyTo(folder: string): Promise<void> {
  await client?.exec('checkpoint')
  cpSync(dataDir, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

async function answerTo({ name, input }: WorkerRequest): Promise<unknown> {
  if (name === 'open') return open()
  if (name === 'close') return client?.close()
  if (name === 'copyTo') return copyTo(input as string)
  const query = queryByName.get(name)
  if (!query || !db)
    throw new Error(`No query named ${name}. Add it to leasing-api/queries/index.ts.`)
  return query(db, input)
}

parentPort?.on('message', (request: WorkerRequest) => {
  answerTo(request).then(
    (output) =>
      parentPort?.postMessage({ id: request.id, ok: true, output } satisfies WorkerAnswer),
    (error: unknown) =>
      parentPort?.postMessage({
        id: request.id,
        ok: false,
        error: errorToMessage(withoutValues(error)),
      } satisfies WorkerAnswer),
  )
})
