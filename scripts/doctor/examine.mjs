import { services, serviceState } from '#server-kit/environment-values.mjs'
import { prepareDataFolder } from '../start/data-folder.mjs'
import { isInstalled } from '../start/install.mjs'
import { assertPortsFree } from '../start/ports.mjs'
import { readSettings } from '../start/settings.mjs'
import { examineRunning } from './running-larkway.mjs'
import { examineHostedContent } from './hosted-content.mjs'

/**
 * Prints one line per finding and returns the exit code: 1 when something stops `npm start` or `npm test`.
 * @param environment
 * @param trial `{ email, phone }` to try every external service that is set with a test; null for no trial
 */
export async function examine(environment, trial) {
  const settings = readSettings(withoutHalf(environment, ['content']))
  const findings = [
    machineNode(process.version),
    packages(),
    ...((await examineRunning(settings)) ?? [
      await noError('Ports', () => assertPortsFree(settings), 'free'),
    ]),
    await noError('Data folder', () => prepareDataFolder(settings.dataFolder), settings.dataFolder),
    ...(isInstalled() ? [await browser(), await postgres(environment)] : []),
    ...services.map(({ part }) => serviceFinding(serviceState(environment, part))),
    ...(trial ? await trials(environment, trial) : []),
    ...(settings.hostedContent ? await examineHostedContent(settings, environment) : []),
  ]
  for (const { isFine, subject, text } of findings) {
    console.log(`${signs.get(isFine)} ${subject.padEnd(18)}${text}`)
  }
  return findings.some(({ isFine }) => isFine === false) ? 1 : 0
}

/** Well, to be mended, and to be looked at elsewhere. */
const signs = new Map([
  [true, '  ok '],
  [false, ' FIX '],
  [null, ' see '],
])

/** Half a group is a finding of its own; everything else is looked at all the same. */
function withoutHalf(environment, parts) {
  const halves = parts
    .map((part) => serviceState(environment, part))
    .filter(({ state }) => state === 'half')
  const names = halves.flatMap((half) => half.names)
  return { ...environment, ...Object.fromEntries(names.map((name) => [name, ''])) }
}

const fine = (subject, text) => ({ isFine: true, subject, text })
const toFix = (subject, text) => ({ isFine: false, subject, text })

function machineNode(version) {
  const isEnough = Number(version.slice(1).split('.')[0]) >= 20
  return isEnough
    ? fine('Node', `${version}; the scripts continue on Node 24 from the lockfile`)
    : toFix('Node', `${version} is too old. Install Node 20 or later from nodejs.org.`)
}

function packages() {
  return isInstalled()
    ? fine('Packages', 'installed as package-lock.json says')
    : toFix(
        'Packages',
        'not installed as package-lock.json says. Run npm ci, or npm start, which does it.',
      )
}

async function noError(subject, look, text) {
  try {
    await look()
    return fine(subject, text)
  } catch (error) {
    return toFix(subject, error.message)
  }
}

async function browser() {
  const { findBrowser } = await import('../check/find-browser.mjs')
  const found = await findBrowser()
  return found
    ? fine('Browser', found)
    : toFix(
        'Browser',
        'none found. npm test installs one; or set CHROMIUM_PATH to a Chromium or Chrome.',
      )
}

async function postgres(environment) {
  return noError(
    'Test PostgreSQL',
    async () => {
      const { findPostgres } = await import('#leasing-api/test/databases/postgres-binaries.ts')
      findPostgres(environment)
    },
    'binaries found',
  )
}

function serviceFinding({ part, names, state, missing, without }) {
  const subject = part[0].toUpperCase() + part.slice(1)
  const all = names.join(', ')
  if (state === 'default') return fine(subject, `not set (${all}): ${without}`)
  if (state === 'set') return fine(subject, `set (${all})`)
  return toFix(subject, `set by half: also set ${missing.join(', ')}, or unset the whole group.`)
}

/** The outcome of a test through every service that is set. */
async function trials(environment, trial) {
  if (!isInstalled()) return [toFix('Trial', 'needs the packages. Run npm ci first.')]
  const { tryServices } = await import('./try-services.ts')
  const parts = services.map(({ part }) => part)
  return tryServices(withoutHalf(environment, parts), trial)
}
