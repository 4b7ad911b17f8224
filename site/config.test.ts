import { expect, test } from 'vitest'
import { UserError } from '#server-kit/user-error.mjs'
import { readConfig } from './config.ts'

const read = (environment: Record<string, string>) => readConfig(environment as NodeJS.ProcessEnv)

test('an empty environment means the embedded parts on loopback', () => {
  expect(read({})).toMatchObject({
    siteUrl: 'http://localhost:3000',
    leasingApiUrl: 'http://127.0.0.1:4000',
    hstsSeconds: 2_592_000,
    ownHosts: [],
    front: { port: 3000, hosts: ['127.0.0.1', '::1'], isMaintenance: false },
  })
})

test('the host of SITE_URL is answered', () => {
  expect(read({ SITE_URL: 'https://Larkway.example:8443/' }).ownHosts).toEqual(['larkway.example'])
})

test.each([
  ['SITE_PORT', 'abc'],
  ['SITE_PORT', '70000'],
  ['HSTS_MAX_AGE', '-1'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,nobody'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['CDN_PURGE_URL', 'purge'],
  ['STUDIO_URL', 'studio'],
  ['SANITY_DATASET', 'production'], // half a group
])('%s=%s is refused by name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(UserError)
  expect(() => read({ [name]: value })).toThrow(
    name === 'SANITY_DATASET' ? 'SANITY_PROJECT_ID' : name,
  )
})

test.each([
  [{}, ['http://localhost:4100', 'http://127.0.0.1:4100', 'http://localhost:3333']],
  [
    { CONTENT_LAKE_URL: 'http://127.0.0.1:5100' },
    ['http://localhost:5100', 'http://127.0.0.1:5100', 'http://localhost:3333'],
  ],
  [{ CONTENT_LAKE_URL: 'https://lake.example/' }, ['https://lake.example']],
  [{ SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'production' }, []],
  [
    { STUDIO_URL: 'https://edit.example/studio, https://larkway.sanity.studio' },
    ['https://edit.example/studio', 'https://larkway.sanity.studio'],
  ],
])('with %j editors work at %j', (environment, urls) => {
  expect(read(environment as Record<string, string>).contentLake.studioUrls).toEqual(urls)
})

test('the read token goes to the embedded backend and never to the hosted one', () => {
  const tokens = { CONTENT_READ_TOKEN: 'read' }
  expect(read(tokens).contentLake.readToken).toBe('read')
  const hosted = { ...tokens, SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'production' }
  expect(read(hosted).contentLake.readToken).toBeNull()
  expect(read({}).contentLake.readToken).toBeNull()
})

test('the preview’s token is the hosted backend’s or the embedded one’s, never the other’s', () => {
  const tokens = { SANITY_TOKEN: 'hosted', CONTENT_TOKEN: 'embedded' }
  expect(read(tokens).contentLake.token).toBe('embedded')
  expect(
    read({ ...tokens, SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'production' }).contentLake.token,
  ).toBe('hosted')
  expect(read({}).contentLake.token).toBeNull()
})
