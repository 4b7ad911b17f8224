import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UserError } from '#server-kit/user-error.ts'
import { lockFolder } from './folder-lock.ts'

let root: string
let data: string
let holder: ChildProcess | null = null

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'larkway-lock-'))
  data = path.join(root, 'data')
  mkdirSync(data)
})
afterEach(async () => {
  if (holder) {
    const ended = once(holder, 'exit')
    holder.kill('SIGKILL')
    await ended
    holder = null
  }
  rmSync(root, { recursive: true, force: true })
})

/** A program that waits in a folder of this name, holding the lock. */
async function holdFrom(folderName: string) {
  const folder = path.join(root, folderName)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'wait.mjs'), 'console.log(1); setInterval(() => {}, 1000)')
  holder = spawn(process.execPath, ['wait.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(holder.stdout!, 'data')
  writeFileSync(path.join(data, 'lock'), String(holder.pid))
}

test('a lake that was started inside its own folder keeps the lock', async () => {
  await holdFrom('content-lake')
  expect(() => lockFolder(data)).toThrow(UserError)
})

// Only /proc tells another program of the same number apart.
test.runIf(process.platform === 'linux')('another program’s number is no lock', async () => {
  await holdFrom('elsewhere')
  const unlock = lockFolder(data)
  expect(readFileSync(path.join(data, 'lock'), 'utf8')).toBe(String(process.pid))
  unlock()
})
