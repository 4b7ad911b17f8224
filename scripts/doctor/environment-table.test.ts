import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig as readLake } from '#content-lake/config.ts'
import { readConfig as readApi } from '#leasing-api/config.ts'
import { environmentTable } from '#server-kit/environment-table.mjs'
import { readConfig as readSite } from '#site/config.ts'

const LARKWAY_DATA = mkdtempSync(path.join(tmpdir(), 'larkway-environment-'))
afterAll(() => rmSync(LARKWAY_DATA, { recursive: true }))

/** Set by the host, by Next or by the front server for the site in the same process. */
const fromElsewhere = /^(VERCEL(_.*)?|NODE_ENV|NEXT_PHASE|SITE_FRONT)$/

test.each([
  ['site', readSite],
  ['leasing API', readApi],
  ['content lake', readLake],
] as const)('the %s reads the variables that the table gives it', (program, readConfig) => {
  const read = new Set<string>()
  const environments: Record<string, string>[] = [
    {},
    { SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'live' },
    { VALUATION_URL: 'https://cars.example', VALUATION_KEY: 'key' },
    { PHONE_VALIDATION_URL: 'https://phones.example', PHONE_VALIDATION_KEY: 'key' },
    { SMTP_HOST: 'mail', SMTP_PORT: '587', SMTP_FROM: 'hello@larkway.example' },
  ]
  for (const given of environments) {
    const get = (target: Record<string, string>, name: string) => {
      read.add(name)
      return target[name]
    }
    readConfig(new Proxy({ LARKWAY_DATA, ...given }, { get }))
  }
  const rows = environmentTable.filter(({ readBy }) =>
    (readBy as readonly string[]).includes(program),
  )
  expect([...read].filter((name) => !fromElsewhere.test(name)).toSorted()).toEqual(
    rows.flatMap(({ names }) => names).toSorted(),
  )
})

test('docs/DEPLOY.md holds the table', () => {
  const rows = environmentTable.map((row) => {
    const { names, readBy, meaning } = row
    const fallback = 'default' in row ? `\`${row.default}\`` : `none: ${row.without}`
    const readers = readBy.map((each) =>
      each === 'site' && 'isBaked' in row ? 'site (build)' : each,
    )
    const all = names.map((name) => `\`${name}\``).join(', ')
    return `| ${all} | ${fallback} | ${readers.join(', ')} | ${meaning} |`
  })
  const table = ['| name | default | read by | meaning |', '|---|---|---|---|', ...rows].join('\n')
  const document = readFileSync(path.join(import.meta.dirname, '../../docs/DEPLOY.md'), 'utf8')
  expect(/## Variables\n\n([^#]*?)\n\n/.exec(document)?.[1]).toBe(table)
})
