import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'

/** Installs tools/mutate from its own lockfile, unless exactly that stands there. */
export function installStryker(home: string): void {
  const stamp = path.join(home, 'node_modules/.larkway-lockfile')
  const lockfile = readFileSync(path.join(home, 'package-lock.json'))
  const hash = createHash('sha256').update(lockfile).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing Stryker in tools/mutate (once, about half a minute)')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: home,
    stdio: 'inherit',
  })
  if (status !== 0) {
    throw new UserError('npm ci in tools/mutate did not finish. Its own message stands above.')
  }
  writeFileSync(stamp, hash)
}
