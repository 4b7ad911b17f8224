import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error.mjs'

/** The process that claimed a file, with what it wrote about itself. */
export type Owner<Facts = object> = Facts & { pid: number; startedAt: string | null }

export type Claim<Facts = object> =
  | { isOwn: true; release(): void }
  | { isOwn: false; owner: Owner<Facts> }

/** How long a holder is given to end before it counts as staying. */
const usualPatienceMs = 2000

/**
 * Lock file with the id of its process: claims it for this process, or tells whose it is. The file
 * of a process that has ended is taken over. Blocks the thread for at most `patienceMs`.
 * @param facts written beside the process's id, for whoever finds the file claimed
 */
export function claimFile<Facts extends object>(
  file: string,
  facts: Facts,
  patienceMs = usualPatienceMs,
): Claim<Facts> {
  const own = JSON.stringify({
    ...facts,
    pid: process.pid,
    startedAt: startOf(process.pid),
  } satisfies Owner<Facts>)
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
    const owner = parseOwner<Facts>(text)
    if (!owner || !isAlive(owner)) removeIfStill(file, text)
    else if (performance.now() < giveUpAt) sleep(100)
    else return { isOwn: false, owner }
  }
  let isHeld = true
  return {
    isOwn: true,
    release() {
      if (isHeld && readText(file) === own) rmSync(file, { force: true })
      isHeld = false
    },
  }
}

/**
 * Claims a folder for this process by a lock file in it; that of a process that has ended is taken over.
 * @param inUse what process holds what, and what to do
 * @throws UserError while another living process holds it
 */
export function lockFolder(
  folder: string,
  name: string,
  inUse: (pid: number) => string,
): { release(): void } {
  const file = path.join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const claim = claimFile(file, {})
  if (claim.isOwn) return claim
  const { pid } = claim.owner
  throw new UserError(
    `${inUse(pid)} Should process ${pid} have nothing to do with Larkway, delete ${file}.`,
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

/** Blocks this thread, which has nothing else to do yet. */
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

function parseOwner<Facts>(text: string): Owner<Facts> | null {
  try {
    const owner = JSON.parse(text) as Owner<Facts>
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
