import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Recorder, recordWith } from '#server-kit/telemetry/telemetry.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { openDatabase } from './open-database.ts'

let folder: string
const span = { run: (work: () => unknown) => work(), end: () => {} }

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larkway-database-'))
})
afterEach(() => {
  recordWith(null)
  rmSync(folder, { recursive: true, force: true })
})

test('a database that is opened, closed and opened again has kept its data', async () => {
  const queues = new Map<string, () => number>()
  const watchQueue = (queue: string, length: () => number) => queues.set(queue, length)
  recordWith({ watchQueue, startSpan: () => span } as unknown as Recorder)
  const first = await openDatabase({ databaseUrl: null, folder })
  const bumped = first.call.bumpRatesVersion()
  expect(queues.get('database')!(), 'C-193').toBe(1)
  await bumped
  expect(queues.get('database')!(), 'C-193').toBe(0)
  const version = await first.call.readRatesVersion()
  await expect(openDatabase({ databaseUrl: null, folder })).rejects.toThrow(UserError)
  await expect(openDatabase({ databaseUrl: null, folder })).rejects.toThrow(
    `process ${process.pid}, and only one process may open it`,
  )
  await first.close()
  await expect(first.call.readRatesVersion()).rejects.toThrow(/closed/)
  const second = await openDatabase({ databaseUrl: null, folder })
  expect(await second.call.readRatesVersion()).toBe(version)
  await second.close()
  expect(existsSync(path.join(folder, 'database.lock'))).toBe(false)
}, 60_000)
