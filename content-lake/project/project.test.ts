import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'
import { unsupportedFeatures } from './unsupported-routes.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start()
})
afterAll(() => lake.remove())

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  fetch(`${lake.url}/v2026-11-01${path}`, {
    method,
    headers: { authorization: `Bearer ${lake.token()}`, ...headers },
  })

describe('what the Studio asks of its project is answered', () => {
  test.each([
    ['GET', '/users/me', { id: 'local-editor' }],
    ['GET', '/users/local-editor', { id: 'local-editor', displayName: 'Local editor' }],
    ['GET', '/users/local-editor,seed', [{ id: 'local-editor' }, { id: 'seed' }]],
    ['GET', '/auth/id', { id: 'local-editor' }],
    ['GET', '/projects/larkway', { id: 'larkway' }],
    ['GET', '/projects/larkway/datasets', [{ name: 'production' }]],
    ['GET', '/projects/larkway/datasets?datasetProfile=comments', []],
    ['GET', '/projects/larkway/datasets/production/acl', [{ permissions: expect.any(Array) }]],
    ['GET', '/projects/larkway/grants', { 'sanity.project': expect.any(Array) }],
    ['GET', '/projects/larkway/user-applications', []],
    ['GET', '/datasets', [{ name: 'production' }]],
    ['GET', '/features', []],
    ['GET', '/ping', { pong: true }],
    ['GET', '/check/cors', { result: { allowed: true } }],
    ['GET', '/intake/telemetry-status', { status: 'denied' }],
    ['GET', '/journey/announcements', []],
    ['GET', '/journey/trial?studioVersion=6.16.0', {}],
    ['GET', '/help?m=sanity', {}],
  ])('%s %s', async (method, path, body) => {
    const answer = await ask(path, method)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject(body)
  })

  test.each(['/journey/document-limit', '/journey/asset-limit', '/journey/comments'])(
    'GET %s: Sanity’s cloud has nothing to sell here',
    async (path) => expect(await (await ask(path)).json()).toBeNull(),
  )

  test('telemetry is taken and forgotten', async () => {
    expect((await ask('/intake/batch', 'POST')).status).toBe(204)
  })
})

test('an editor’s preferences are kept over a restart', async () => {
  const put = await fetch(`${lake.url}/v1/users/me/keyvalue`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${lake.token()}` },
    body: JSON.stringify([{ key: 'studio.layout', value: 'detail' }]),
  })
  expect(put.status).toBe(200)
  await lake.stop()
  await lake.start()
  expect(await (await ask('/users/me/keyvalue/studio.layout,none')).json()).toEqual([
    { key: 'studio.layout', value: 'detail' },
  ])
})

test('the Studio’s pages may ask who they are under another name of this machine', async () => {
  const answer = await fetch(`${lake.url}/v1/users/me`, {
    headers: { origin: lake.url, 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.status).toBe(200)
})

describe('what only the hosted Content Lake has is refused by its name', () => {
  test.each(unsupportedFeatures)('$path: $feature', async ({ path, feature }) => {
    const address = path.replaceAll(/:\w+/g, 'x').replace('*', 'x')
    const answer = await ask(
      address.replace('/:dataset/', '/production/').replace('/x/events', '/production/events'),
    )
    expect(answer.status).toBe(501)
    const { message } = (await answer.json()) as { message: string }
    expect(message).toContain(`does not support ${feature}.`)
  })
})
