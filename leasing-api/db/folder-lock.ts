import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Owner = { pid: number; startedAt: string | null }

export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

/** How long a holder is given to end before it counts as staying. */
const patienceMs = 2000

export type FolderLock = { release(): void }

/**
 * Claims a database folder for this process. PGlite has no lock of its own, and two processes in
 * one folder destroy it. The lock of a process that has ended is taken over.
 * @throws DatabaseInUseError while another living process holds it
 */
export function lockFolder(folder: string): FolderLock {
  const file = path.join(folder, 'database.lock')
  const own = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Owner)
  // A process that was just killed needs a moment to end.
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx', mode: 0o600 })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const text = readText(file)
    if (text === null) continue
    const owner = parseOwner(text)
    if (!owner || !isAlive(owner)) removeIfStill(file, text)
    else if (performance.now() < giveUpAt) sleep(100)
    else throw inUse(folder, file, owner.pid)
  }
  let isHeld = true
  return {
    release() {
      if (isHeld && readText(file) === own) rmSync(file, { force: true })
      isHeld = false
    },
  }
}

function inUse(folder: string, file: string, pid: number): DatabaseInUseError {
  return new DatabaseInUseError(
    `The leasing database in ${folder} is in use by process ${pid}, and only one process may open it. Send your command to the leasing API that is running, end that process first (kill ${pid}), or set LARKWAY_DATA to another folder. Should process ${pid} have nothing to do with Larkway, delete ${file}.`,
  )
}

/** Renaming first means that of two processes that found the same dead owner only one removes it. */
function removeIfStill(file: string, text: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (readText(aside) !== text) {
    try {
      linkSync(aside, file)
    } catch {
      // A third process has claimed the folder meanwhile; it is the owner now.
    }
  }
  rmSync(aside, { force: true })
}

function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const stat = statOf(pid)
  if (stat && (stat[0] === 'Z' || stat[0] === 'X')) return false
  return startedAt === null || startedAt === startOf(pid)
}

/** Blocks this thread, which is the database's own and has nothing else to do yet. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** When a process began, in clock ticks, where the system tells: numbers are used again, moments are not. */
function startOf(pid: number): string | null {
  return statOf(pid)?.[19] ?? null
}

/** What the system says of a process from its state on; null where it does not tell. */
function statOf(pid: number): string[] | null {
  const stat = readText(`/proc/${pid}/stat`)
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function parseOwner(text: string): Owner | null {
  try {
    const owner = JSON.parse(text) as Owner
    return Number.isInteger(owner.pid) && owner.pid > 0 ? owner : null
  } catch {
    return null
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
