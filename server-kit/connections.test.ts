import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { cutSlowReaders } from './connections.ts'

const servers: http.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function serving(handle: http.RequestListener, options: http.ServerOptions = {}) {
  const server = http.createServer(options, handle)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const times = { lookEveryMs: 20, patienceMs: 150, leastBytes: 1000 }

test('C-149 a client that does not read what it asked for is cut off', async () => {
  const { server, port } = await serving((_, res) => res.end(Buffer.alloc(64 * 1024 * 1024)))
  cutSlowReaders(server, times)
  const connection = once(server, 'connection')
  const client = net.connect(port, '127.0.0.1')
  client.on('error', () => {})
  client.pause()
  client.write(request)
  const [socket] = (await connection) as [net.Socket]
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  client.destroy()
})

test('C-149 one that reads slowly but steadily, and one that has nothing to read, stay', async () => {
  const all = 24 * 1024 * 1024
  const { server, port } = await serving((req, res) => {
    if (req.url === '/stream') res.write('event')
    else res.end(Buffer.alloc(all))
  })
  cutSlowReaders(server, times)
  const stream = net.connect(port, '127.0.0.1')
  stream.write(request.replace('/', '/stream'))
  const client = net.connect(port, '127.0.0.1')
  let bytes = 0
  client.on('data', (part) => {
    bytes += part.length
    client.pause()
    setTimeout(() => client.resume(), 1)
  })
  client.write(request)
  while (bytes < all) await wait(20)
  expect(stream.destroyed).toBe(false)
  for (const each of [stream, client]) each.destroy()
})

test.each([
  ['sends nothing', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-'],
  ['never ends its body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1'],
])('C-149 a client that %s is cut off', async (_, sent) => {
  const { port } = await serving((req, res) => req.resume().on('end', () => res.end()), {
    headersTimeout: 80,
    requestTimeout: 120,
    connectionsCheckingInterval: 20,
  })
  const client = net.connect(port, '127.0.0.1')
  client.resume()
  client.on('error', () => {})
  client.write(sent)
  await once(client, 'close')
  expect(client.bytesWritten).toBe(sent.length)
})
