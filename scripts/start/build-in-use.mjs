import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'

const folderOf = (root) => path.join(root, 'node_modules', '.cache', 'larkway', 'running')

/** Notes that this process serves the site's build, until it ends. */
export function noteUse(root) {
  const folder = folderOf(root)
  mkdirSync(folder, { recursive: true })
  const note = path.join(folder, String(process.pid))
  writeFileSync(note, '')
  process.on('exit', () => rmSync(note, { force: true }))
}

/**
 * Throws when another Larkway serves the build that is about to be replaced: its visitors would get
 * pages whose scripts are gone.
 */
export function assertNotInUse(root) {
  const other = usersOf(root).find((pid) => pid !== process.pid)
  if (!other) return
  throw new UserError(
    `Larkway is already running from this folder (process ${other}), and the build it serves would be replaced. End it with Ctrl-C or kill ${other}, then run this again.`,
  )
}

function usersOf(root) {
  try {
    return readdirSync(folderOf(root)).map(Number).filter(isRunning)
  } catch {
    return [] // Nothing was ever noted here.
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  try {
    // The number may have gone to another program since.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs')
  } catch {
    return true // No /proc on this system.
  }
}
