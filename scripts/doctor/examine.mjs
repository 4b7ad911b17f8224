import { services, serviceState } from '#server-kit/environment-values.mjs'
import { prepareDataFolder } from '../start/data-folder.mjs'
import { isInstalled } from '../start/install.mjs'
import { assertPortsFree } from '../start/ports.mjs'
import { readSettings } from '../start/settings.mjs'
import { examineHostedContent } from './hosted-content.mjs'

/** Prints one line per finding and returns the exit code: 1 when something stops `npm start` or `npm test`. */
export async function examine(environment) {
  const settings = readSettings(withoutHalfContent(environment))
  const findings = [
    machineNode(process.version),
    packages(),
    await noError('Ports', () => assertPortsFree(settings), 'free'),
    await noError('Data folder', () => prepareDataFolder(settings.dataFolder), settings.dataFolder),
    ...(isInstalled() ? [await browser(), await postgres(environment)] : []),
    ...services.map(({ part }) => serviceFinding(serviceState(environment, part))),
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

/** Half a content group is a finding of its own; everything else is looked at all the same. */
function withoutHalfContent(environment) {
  const content = serviceState(environment, 'content')
  if (content.state !== 'half') return environment
  return { ...environment, ...Object.fromEntries(content.names.map((name) => [name, ''])) }
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

function serviceFinding({ part, state, missing, without, refused }) {
  const subject = `Real ${part}`.slice(0, 17)
  if (state === 'default') return fine(subject, `not configured; ${without} is used`)
  if (state === 'set') return refused ? toFix(subject, refused) : fine(subject, 'configured')
  return toFix(subject, `set by half: also set ${missing.join(', ')}, or unset the others.`)
}
