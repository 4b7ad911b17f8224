import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { UserError } from './user-error.mjs'

let folder: string
let file: string
const lock = () =>
  lockFolder(folder, 'database.lock', (pid) => `In use by process ${pid} (kill ${pid}).`)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larkway-lock-'))
  file = path.join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the lock is there while it is held and gone afterwards', () => {
  const held = lock()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
  held.release()
  expect(existsSync(file)).toBe(false)
  lock().release()
})

test('a living process keeps others out, with a message that names it and the way out', async () => {
  const source = JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))
  const script = `import(${source}).then(({ lockFolder }) => { lockFolder(${JSON.stringify(folder)}, 'database.lock', String); console.log('held'); setInterval(() => {}, 1000) })`
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(holder.stdout, 'data')
    expect(() => lock()).toThrow(UserError)
    expect(() => lock()).toThrow(new RegExp(`process ${holder.pid}\\b.*kill ${holder.pid}\\b`))
  } finally {
    const ended = once(holder, 'exit')
    holder.kill('SIGKILL')
    await ended
  }
  // Killed without a chance to clean up: its lock is taken over.
  expect(existsSync(file)).toBe(true)
  lock().release()
})

test.each([
  ['of a process that has ended', () => ({ pid: spawnSync('true').pid, startedAt: null })],
  ['of a process whose number another one has now', () => ({ pid: process.ppid, startedAt: '1' })],
  // SQLite's own lock keeps such a lake out.
  ['of an earlier content lake', () => process.ppid],
  ['that is not readable', () => 'half wri'],
])('a lock %s is taken over', (_, owner) => {
  writeFileSync(file, JSON.stringify(owner()))
  lock().release()
  expect(existsSync(file)).toBe(false)
})
