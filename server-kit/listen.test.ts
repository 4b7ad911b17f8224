import http from 'node:http'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { UserError } from './user-error.mjs'

const variables = { host: 'SITE_HOST', port: 'SITE_PORT' }

test('a taken port is an error that says what to set', async () => {
  const first = await listen(http.createServer(), { hosts: ['127.0.0.1'], port: 0, variables })
  const again = () =>
    listen(http.createServer(), { hosts: ['127.0.0.1'], port: first.port, variables, note: 'Why.' })
  await expect(again()).rejects.toThrow(UserError)
  await expect(again()).rejects.toThrow(`Port ${first.port} on 127.0.0.1 is taken`)
  await expect(again()).rejects.toThrow(/SITE_PORT\. Why\.$/)
  await first.close(0)
})

test('an address that the machine does not have is named, and left out after another', async () => {
  const elsewhere = '203.0.113.7'
  await expect(
    listen(http.createServer(), { hosts: [elsewhere], port: 0, variables }),
  ).rejects.toThrow(`${elsewhere} is no address of this machine. Set SITE_HOST`)
  const hosts = ['127.0.0.1', elsewhere]
  await (await listen(http.createServer(), { hosts, port: 0, variables })).close(0)
})

test('both families reach the one server', async () => {
  const server = http.createServer((_, res) => void res.end('here'))
  const hosts = ['127.0.0.1', '127.0.0.2']
  const { port, close } = await listen(server, { hosts, port: 0, variables })
  const texts = await Promise.all(
    hosts.map(async (host) => (await fetch(`http://${host}:${port}/`)).text()),
  )
  expect(texts).toEqual(['here', 'here'])
  await close(0)
})

test('requests under way have their time, then their connections end', async () => {
  const server = http.createServer((_, res) => void res.write('half'))
  const hosts = ['127.0.0.1', '127.0.0.2']
  const { port, close } = await listen(server, { hosts, port: 0, variables })
  const answers = await Promise.all(hosts.map((host) => fetch(`http://${host}:${port}/`)))
  const bodies = Promise.allSettled(answers.map((each) => each.text()))
  const startedAt = performance.now()
  await close(200)
  expect(performance.now() - startedAt).toBeGreaterThan(190)
  expect((await bodies).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
