import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'

/**
 * Installs a folder of `tools/` from its own lockfile, unless exactly that stands there.
 * @param what the tool, as a sentence names it
 * @throws UserError when npm does not finish
 */
export function installTool(home: string, what: string): void {
  const stamp = path.join(home, 'node_modules/.larkway-lockfile')
  const lockfile = readFileSync(path.join(home, 'package-lock.json'))
  const hash = createHash('sha256').update(lockfile).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const folder = `tools/${path.basename(home)}`
  console.log(`Installing ${what} in ${folder} (once, about half a minute)`)
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: home,
    stdio: 'inherit',
  })
  if (status !== 0) {
    throw new UserError(`npm ci in ${folder} did not finish. Its own message stands above.`)
  }
  writeFileSync(stamp, hash)
}
