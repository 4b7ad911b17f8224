import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listen, ListenError } from './listen.ts'

test('a taken port is an error that says what to set', async () => {
  const first = http.createServer()
  const listeners = await listen(first, ['127.0.0.1'], 0)
  const { port } = first.address() as AddressInfo
  await expect(listen(http.createServer(), ['127.0.0.1'], port)).rejects.toThrow(ListenError)
  await expect(listen(http.createServer(), ['127.0.0.1'], port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken`,
  )
  await expect(listen(http.createServer(), ['127.0.0.1'], port)).rejects.toThrow('SITE_PORT')
  await listeners.close()
})

test('both families reach the one server', async () => {
  const server = http.createServer((_, res) => void res.end('here'))
  const listeners = await listen(server, ['127.0.0.1', '127.0.0.2'], 0)
  const { port } = server.address() as AddressInfo
  const texts = await Promise.all(
    ['127.0.0.1', '127.0.0.2'].map(async (host) => (await fetch(`http://${host}:${port}/`)).text()),
  )
  expect(texts).toEqual(['here', 'here'])
  server.closeIdleConnections()
  await listeners.close()
})
