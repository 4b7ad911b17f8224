import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UserError } from '#server-kit/user-error.ts'
import { lockFolder } from './folder-lock.ts'
import { openDatabase } from './open-database.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larkway-lock-'))
  file = path.join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the lock is there while it is held and gone afterwards', () => {
  const lock = lockFolder(folder)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
  lock.release()
  expect(existsSync(file)).toBe(false)
  lockFolder(folder).release()
})

test('a living process keeps others out, with a message that names it and the way out', async () => {
  const source = JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))
  const script = `import(${source}).then(({ lockFolder }) => { lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000) })`
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(holder.stdout, 'data')
    expect(() => lockFolder(folder)).toThrow(UserError)
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`process ${holder.pid}\\b.*kill ${holder.pid}\\b`),
    )
    await expect(openDatabase({ databaseUrl: null, folder })).rejects.toThrow(UserError)
  } finally {
    const ended = once(holder, 'exit')
    holder.kill('SIGKILL')
    await ended
  }
  // Killed without a chance to clean up: its lock is taken over.
  expect(existsSync(file)).toBe(true)
  lockFolder(folder).release()
})

test.each([
  ['of a process that has ended', () => ({ pid: spawnSync('true').pid, startedAt: null })],
  ['of a process whose number another one has now', () => ({ pid: process.ppid, startedAt: '1' })],
  ['that is not readable', () => 'half wri'],
])('a lock %s is taken over', (_, owner) => {
  writeFileSync(file, JSON.stringify(owner()))
  lockFolder(folder).release()
  expect(existsSync(file)).toBe(false)
})

test('a database that is opened, closed and opened again has kept its data', async () => {
  const first = await openDatabase({ databaseUrl: null, folder })
  await first.call.bumpRatesVersion()
  const version = await first.call.readRatesVersion()
  await expect(openDatabase({ databaseUrl: null, folder })).rejects.toThrow(UserError)
  await first.close()
  await expect(first.call.readRatesVersion()).rejects.toThrow(/closed/)
  const second = await openDatabase({ databaseUrl: null, folder })
  expect(await second.call.readRatesVersion()).toBe(version)
  await second.close()
  expect(existsSync(file)).toBe(false)
}, 60_000)
