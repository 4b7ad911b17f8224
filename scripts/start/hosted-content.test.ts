import { expect, test } from 'vitest'
import { builds, currentInputs } from './builds.mjs'
import { wantedPorts } from './ports.mjs'
import { programs } from './programs.mjs'
import { programEnvironment, readSettings } from './settings.mjs'

const names = { SANITY_PROJECT_ID: 'abcd1234', SANITY_DATASET: 'staging' }

test('with content at Sanity no content lake starts, and the Studio is served at its port', () => {
  const settings = readSettings(names)
  expect(settings.hostedContent).toEqual({ projectId: 'abcd1234', dataset: 'staging' })
  const started = Object.values(programs({ isDev: false, isContentHosted: true }))
  expect(started.map(({ name }) => name)).toEqual(['leasing API', 'Studio', 'site'])
  expect(JSON.stringify(started)).not.toContain('content-lake/main.ts')
  expect(wantedPorts(settings).map(({ port }) => port)).toEqual([3000, 4000, 4100])
})

test('without it the lake starts and takes its seven ports', () => {
  expect(readSettings({}).hostedContent).toBeNull()
  expect(JSON.stringify(programs({ isDev: false }))).toContain('content-lake/main.ts')
  expect(wantedPorts(readSettings({}))).toHaveLength(9)
})

test.each([
  [{ SANITY_PROJECT_ID: 'abcd1234' }, /^SANITY_DATASET is missing/],
  [{ SANITY_DATASET: 'production' }, /^SANITY_PROJECT_ID is missing/],
])('%j alone is refused by name', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})

test('the site knows where the Studio of this machine is, unless it is told another', () => {
  const told = (environment: Record<string, string>) =>
    (programEnvironment(readSettings(environment), 's', environment) as Record<string, string>)
      .STUDIO_URL
  expect(told({ ...names, CONTENT_LAKE_PORT: '5100' })).toBe(
    'http://localhost:5100,http://127.0.0.1:5100',
  )
  expect(told({ ...names, STUDIO_URL: 'https://edit.example' })).toBe('https://edit.example')
  expect(told({})).toBeUndefined()
})

test('the Studio is built anew when the project changes, and for the token never', () => {
  // Sources do not matter here: none of them is below this folder.
  const inputs = (environment: Record<string, string>) =>
    currentInputs(import.meta.dirname, builds.studio, environment, null)
  const hosted = inputs(names)
  expect(inputs({})).not.toBe(hosted)
  expect(inputs({ ...names, SANITY_DATASET: 'production' })).not.toBe(hosted)
  expect(inputs({ ...names, SITE_URL: 'https://cars.example' })).not.toBe(hosted)
  expect(inputs({ ...names, SANITY_TOKEN: 'secret' })).toBe(hosted)
  // The embedded lake tells its Studio where the site is, so one build fits every port.
  expect(inputs({ SITE_URL: 'http://localhost:3500' })).toBe(inputs({}))
})
