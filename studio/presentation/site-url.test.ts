import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { findSiteUrl, nearSiteUrl, usualSiteUrl } from './site-url.ts'

test.each([
  ['http://127.0.0.1:3100', 'http://localhost:4100/studio', 'http://localhost:3100'],
  ['http://localhost:3000', 'http://127.0.0.1:4100/studio', 'http://127.0.0.1:3000'],
  ['https://larkway.example/', 'http://localhost:4100/studio', 'https://larkway.example'],
  ['http://localhost:3000', 'https://studio.example/', 'http://localhost:3000'],
])('the site %s is called from %s as %s', (told, page, url) => {
  expect(nearSiteUrl(told, page)).toBe(url)
})

test('without word the site stands beside the Studio', () => {
  expect(usualSiteUrl('http://localhost:4100/studio')).toBe('http://localhost:3000')
})

test('the build’s own address wins', async () => {
  expect(await findSiteUrl('https://a.example', 'http://127.0.0.1:9', 'http://localhost:9')).toBe(
    'https://a.example',
  )
})

test.each([
  [200, '{"siteUrl":"http://127.0.0.1:3007"}', 'http://localhost:3007'],
  [200, '{}', 'http://localhost:3000'],
  [200, 'no json', 'http://localhost:3000'],
  [503, '{"siteUrl":"http://127.0.0.1:3007"}', 'http://localhost:3000'],
])('a lake that answers %d %s leads to %s', async (status, body, url) => {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const lakeUrl = `http://127.0.0.1:${port}`
    expect(await findSiteUrl('', lakeUrl, 'http://localhost:4100/studio')).toBe(url)
    expect(asked).toEqual(['/studio/site.json'])
  } finally {
    server.close()
  }
})

test('a lake that is down leads to the usual place', async () => {
  expect(await findSiteUrl(undefined, 'http://127.0.0.1:1', 'http://localhost:4100/')).toBe(
    'http://localhost:3000',
  )
})
