import { expect, test } from 'vitest'
import { programEnvironment, readSettings } from './settings.mjs'

test('addresses follow the ports', () => {
  const { urls } = readSettings({ SITE_PORT: '5000', LEASING_API_PORT: '5001' })
  expect(urls).toEqual({
    site: 'http://localhost:5000',
    leasingApi: 'http://127.0.0.1:5001',
    contentLake: 'http://127.0.0.1:4100',
  })
})

test.each(['http', '0', '3000.5', '70000'])('SITE_PORT=%s is refused by name', (port) => {
  expect(() => readSettings({ SITE_PORT: port })).toThrow(/^SITE_PORT is "/)
})

test('the content lake begins with the demonstration unless another seed is named', () => {
  const seedOf = (environment: Record<string, string>) =>
    programEnvironment(readSettings(environment), 'secret', environment).CONTENT_SEED
  expect(seedOf({})).toBe('seed/content-seed.ts')
  expect(seedOf({ CONTENT_SEED: 'none' })).toBe('none')
})
