import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { PostgresUser } from './postgres-user.ts'

/** A temporary folder for one server, and the binaries it can run from there. */
export interface PostgresHome {
  folder: string
  bin: string
}

/**
 * Makes the temporary folder, owned by whoever runs the server. The npm package's binaries are
 * copied into it when root runs them as somebody else, because the clone may lie where only root
 * can enter, and when the package's install script did not make its library links.
 */
export function makePostgresHome(
  binaries: PostgresBinaries,
  user: PostgresUser | null,
): PostgresHome {
  const needsCopy =
    binaries.isFromPackage && (user !== null || missingLinks(binaries.home).length > 0)
  const refusals: string[] = []
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp', '/dev/shm'])) {
    if (!existsSync(parent)) continue
    const folder = mkdtempSync(path.join(parent, 'larkway-postgres-'))
    try {
      const home = needsCopy ? copyInto(folder, binaries.home) : binaries.home
      if (user) chownSync(folder, user.uid, user.gid)
      const bin = path.join(home, 'bin')
      // Tells at once whether the folder can be entered and programs may run from it.
      execFileSync(path.join(bin, 'initdb'), ['--version'], { ...user, cwd: folder, stdio: 'pipe' })
      return { folder, bin }
    } catch (error) {
      refusals.push(`${parent}: ${(error as Error).message.trim()}`)
      rmSync(folder, { recursive: true, force: true })
    }
  }
  throw new Error(
    `PostgreSQL cannot run from any temporary folder. Set TMPDIR to one that allows programs and that every user may enter. Tried ${refusals.join('; ')}`,
  )
}

function copyInto(folder: string, home: string): string {
  const copy = path.join(folder, 'native')
  cpSync(home, copy, { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of missingLinks(copy)) {
    symlinkSync(path.relative(path.dirname(target), source), target)
  }
  execFileSync('chmod', ['-R', 'a+rX', copy])
  chmodSync(folder, 0o755)
  return copy
}

/** The package lists its symbolic links, which npm's archives cannot carry, in a file. */
function missingLinks(home: string): { source: string; target: string }[] {
  const list = path.join(home, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  const inHome = (file: string) => path.join(home, path.relative('native', file))
  return links
    .map(({ source, target }) => ({ source: inHome(source), target: inHome(target) }))
    .filter(({ target }) => !existsSync(target))
}
