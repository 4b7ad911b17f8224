import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environmentTable } from '#server-kit/environment-table.mjs'
import { fingerprint } from './fingerprint.mjs'
import { shortenNames } from './short-names.mjs'

const bakedNames = environmentTable.flatMap(({ isBaked, names }) => (isBaked ? names : []))

/**
 * The builds and their sources; `bakedIn` are the environment variables whose values end up inside,
 * `bakedInHosted` those that do so only with content at Sanity. The record lies inside the build,
 * so that it goes when the build goes, and a build made by another command (the tests') is never
 * mistaken for this one.
 */
export const builds = {
  studio: {
    title: 'Studio',
    command: ['npm', 'run', 'build', '--workspace', 'studio'],
    sources: ['studio', 'schemas', 'core', 'package.json', 'package-lock.json', 'tsconfig.json'],
    bakedIn: /^SANITY_(PROJECT_ID|DATASET|STUDIO_API_HOST)$/,
    // The site it previews; the embedded lake tells that when asked, so one build fits every port.
    bakedInHosted: /^SITE_URL$/,
    output: 'studio/dist',
  },
  site: {
    title: 'site',
    command: ['next', 'build', 'site'],
    sources: [
      'site',
      'server-kit',
      'scripts/start/short-names.mjs',
      'schemas',
      'core',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
    ],
    bakedIn: new RegExp(`^(NEXT_PUBLIC_|(${bakedNames.join('|')})$)`),
    output: 'site/.next',
    finish: shortenNames,
    // Cached responses of the build before, which the next one would be made of.
    stale: ['site/.next/cache/fetch-cache'],
  },
}

/**
 * The inputs that a build must match to be used again.
 * @param dataFolder where the pages' data comes from; null for a build that holds no data
 */
export function currentInputs(folder, build, environment, dataFolder) {
  const isHosted = Boolean(environment.SANITY_PROJECT_ID)
  const baked = Object.entries(environment)
    .filter(([name]) => build.bakedIn.test(name) || (isHosted && build.bakedInHosted?.test(name)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return fingerprint(folder, build.sources, { baked, dataFolder })
}

/** The record of a build, null when there is none: `{inputs, versions, builtAt}`. */
export function readRecord(folder, build) {
  try {
    return JSON.parse(readFileSync(recordFile(folder, build), 'utf8'))
  } catch {
    return null
  }
}

/** Forgets a build and what it was made of before the next one starts, so that neither is used again. */
export function forgetBuild(folder, build) {
  rmSync(recordFile(folder, build), { force: true })
  for (const stale of build.stale ?? []) {
    rmSync(path.join(folder, stale), { recursive: true, force: true })
  }
}

/** @param versions `{ratesVersion, lastTransaction}` that stood before the build began */
export function writeRecord(folder, build, inputs, versions) {
  const record = { inputs, versions, builtAt: new Date().toISOString() }
  writeFileSync(recordFile(folder, build), `${JSON.stringify(record, null, 2)}\n`)
}

const recordFile = (folder, build) => path.join(folder, build.output, 'larkway-build.json')
