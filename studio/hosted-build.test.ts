import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const sanity = path.join(root, 'node_modules/@sanity/cli/bin/run.js')

/** Builds the Studio with these variables alone and gives the text of all its scripts and pages. */
function builtStudio(environment: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-studio-'))
  try {
    const { SANITY_PROJECT_ID: _, SANITY_DATASET: __, ...rest } = process.env
    execFileSync(process.execPath, [sanity, 'build', path.join(folder, 'dist'), '--yes'], {
      cwd: path.join(root, 'studio'),
      stdio: 'pipe',
      env: { ...rest, ...environment, LARKWAY_ENV_FILE: '', CI: '1', DO_NOT_TRACK: '1' },
    })
    return readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|html)$/.test(name))
      .map((name) => readFileSync(path.join(folder, 'dist', name), 'utf8'))
      .join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test(
  'SANITY_PROJECT_ID and SANITY_DATASET are in the Studio’s build, and the embedded lake is not',
  { timeout: 300_000 },
  () => {
    const text = builtStudio({
      SANITY_PROJECT_ID: 'abcd1234',
      SANITY_DATASET: 'staging-of-cars',
      SITE_URL: 'https://cars.example',
    })
    expect(text.includes('abcd1234'), 'the project id').toBe(true)
    expect(text.includes('staging-of-cars'), 'the dataset').toBe(true)
    expect(text.includes('https://cars.example'), 'the site that is previewed').toBe(true)
    expect(text.includes('localhost:4100'), 'the embedded lake').toBe(false)
    expect(text.includes('maxRetries:120'), 'the client of the embedded lake').toBe(false)
  },
)
