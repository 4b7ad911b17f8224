import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder } from '#server-kit/folder-lock.ts'
import { watchQueue } from '#server-kit/telemetry/telemetry.ts'
import * as queries from '../queries/index.ts'
import type { Database, DatabaseCalls } from './database.ts'
import {
  errorFromMessage,
  type PgliteWorkerData,
  type WorkerAnswer,
  type WorkerRequest,
} from './pglite-messages.ts'

type Waiting = { resolve(output: unknown): void; reject(error: unknown): void }

/** The leasing database on PGlite in a worker thread, under a lock file when it has a folder. */
export async function openPglite(folder: string | null): Promise<Database> {
  const lock =
    folder === null
      ? null
      : // PGlite has no lock of its own, and two processes in one folder destroy it.
        lockFolder(
          folder,
          'database.lock',
          (pid) =>
            `The leasing database in ${folder} is in use by process ${pid}, and only one process may open it. Send your command to the leasing API that is running, end that process first (kill ${pid}), or set LARKWAY_DATA to another folder.`,
        )
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: {
      dataDir: folder === null ? 'memory://' : path.join(folder, 'pglite'),
    } satisfies PgliteWorkerData,
    execArgv: [],
  })
  const waiting = new Map<number, Waiting>()
  watchQueue('database', () => waiting.size)
  let lastId = 0
  let ended: Error | null = null

  const end = (reason: Error) => {
    ended ??= reason
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
    lock?.release()
  }
  worker.on('message', (answer: WorkerAnswer) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.ok) call?.resolve(answer.output)
    else call?.reject(errorFromMessage(answer.error))
  })
  worker.on('error', (error) => end(error as Error))
  worker.on('exit', () => end(new Error('The leasing database is closed.')))

  const ask = (name: string, input?: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      if (ended) return reject(ended)
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, name, input } satisfies WorkerRequest)
    })
  const close = async () => {
    if (!ended) await ask('close').catch(() => {})
    await worker.terminate()
    lock?.release()
  }
  try {
    await ask('open')
  } catch (error) {
    await close()
    throw error
  }
  const calls = Object.keys(queries).map((name) => [name, (input: unknown) => ask(name, input)])
  return {
    call: Object.fromEntries(calls) as DatabaseCalls,
    close,
    ...(folder !== null && {
      copyTo: async (target: string) => {
        await ask('copyTo', target)
      },
    }),
  }
}
