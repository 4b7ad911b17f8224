import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.ts'

/**
 * Takes a data folder for this process; two lakes on one database would each miss what the other wrote.
 * A lock whose process is gone is taken over.
 * @returns the way to give it back
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'lock')
  const isTaken = () => {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return false
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true
      throw error
    }
  }
  if (isTaken()) {
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && isRunning(holder)) {
      throw new UserError(
        `The content in ${folder} is in use by process ${holder}. Stop it with kill ${holder}, or give this lake a folder of its own with LARKWAY_DATA.`,
      )
    }
    rmSync(file, { force: true })
    if (isTaken()) {
      throw new UserError(
        `Another content lake has just started on ${folder}. Stop it, or give this lake a folder of its own with LARKWAY_DATA.`,
      )
    }
  }
  return () => rmSync(file, { force: true })
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  try {
    // The number may have gone to another program since. `node main.ts` says by its folder what it is.
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return `${command}${readlinkSync(`/proc/${pid}/cwd`)}`.includes('content-lake')
  } catch {
    return true // No /proc on this system.
  }
}
