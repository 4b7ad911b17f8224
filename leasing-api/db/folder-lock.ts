import path from 'node:path'
import { UserError } from '#server-kit/user-error.ts'
import { claimFile } from './claim-file.ts'

export type FolderLock = { release(): void }

/**
 * Claims a database folder for this process. PGlite has no lock of its own, and two processes in
 * one folder destroy it. The lock of a process that has ended is taken over.
 * @throws UserError while another living process holds it
 */
export function lockFolder(folder: string): FolderLock {
  const file = path.join(folder, 'database.lock')
  const claim = claimFile(file, {})
  if (claim.isOwn) return claim
  throw inUse(folder, file, claim.owner.pid)
}

function inUse(folder: string, file: string, pid: number): UserError {
  return new UserError(
    `The leasing database in ${folder} is in use by process ${pid}, and only one process may open it. Send your command to the leasing API that is running, end that process first (kill ${pid}), or set LARKWAY_DATA to another folder. Should process ${pid} have nothing to do with Larkway, delete ${file}.`,
  )
}
