import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'
import { root } from './root.mjs'

const lockfile = path.join(root, 'package-lock.json')
const hiddenLockfile = path.join(root, 'node_modules', '.package-lock.json')
const stamp = path.join(root, 'node_modules', '.larkway-lockfile')

/** Installs from the lockfile unless exactly that is installed already. Plain Node 20, no package. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const startedAt = Date.now()
  console.log('Installing packages from package-lock.json (the first time takes about two minutes)')
  const reminder = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - startedAt) / 1000)} s`)
  }, 15_000)
  try {
    await npmCi()
  } finally {
    clearInterval(reminder)
  }
  writeFileSync(stamp, lockfileHash())
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

/** Whether node_modules holds what package-lock.json asks for, whoever put it there. */
export function isInstalled() {
  if (!existsSync(hiddenLockfile)) return false
  const hash = lockfileHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  if (!matchesLockfile(readJson(lockfile).packages, readJson(hiddenLockfile).packages)) return false
  writeFileSync(stamp, hash)
  return true
}

/**
 * Whether the installed packages are those of the lockfile. Optional ones may be absent, because
 * most of them are builds for other platforms.
 */
export function matchesLockfile(wanted, installed) {
  const isPackage = (place) => place.includes('node_modules/')
  const isStale = Object.entries(installed).some(
    ([place, entry]) => isPackage(place) && wanted[place]?.version !== entry.version,
  )
  const isMissing = Object.entries(wanted).some(
    ([place, entry]) =>
      isPackage(place) && !entry.optional && !entry.devOptional && !installed[place],
  )
  return !isStale && !isMissing
}

function npmCi() {
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // NODE_ENV=production would leave out the tools that the build and the tests need.
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
    child.on('error', () => {
      reject(
        new UserError('npm was not found. Install Node 20 or later with npm, then run this again.'),
      )
    })
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else {
        reject(
          new UserError(
            `npm ci did not finish (exit code ${code}). Its own message stands above. Most often the package registry cannot be reached or the disk is full; when package.json and package-lock.json disagree, run npm install once. Then run this command again.`,
          ),
        )
      }
    })
  })
}

const lockfileHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex')
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
