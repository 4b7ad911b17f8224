import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DatabaseProxy, databaseProxy } from './database-proxy.ts'

let database: net.Server
let proxy: DatabaseProxy
beforeEach(async () => {
  database = net.createServer((socket) => void socket.pipe(socket))
  await once(database.listen(0, '127.0.0.1'), 'listening')
  const { port } = database.address() as AddressInfo
  proxy = await databaseProxy(`postgres://user:secret@127.0.0.1:${port}/leasing`)
})
afterEach(() => {
  proxy.close()
  database.close()
})

const connected = () => net.connect(Number(new URL(proxy.url).port), '127.0.0.1')

/** What an open connection says to a word; `nothing` within a tenth of a second. */
async function answerTo(socket: net.Socket, word: string): Promise<string> {
  socket.write(word)
  const said = once(socket, 'data').then(([chunk]) => String(chunk))
  return Promise.race([said, wait(100, 'nothing')])
}

test('D-108 a database that hangs keeps its connections and says nothing', async () => {
  const before = connected()
  expect(await answerTo(before, 'a')).toBe('a')
  proxy.hang()
  expect(await answerTo(before, 'b')).toBe('nothing')
  const during = connected()
  await once(during, 'connect')
  expect(await answerTo(during, 'c')).toBe('nothing')
  const cut = once(before, 'close')
  await proxy.comeBack()
  await cut
  const after = connected()
  expect(await answerTo(after, 'd')).toBe('d')
  for (const socket of [during, after]) socket.destroy()
})

test('D-108 a database that is down refuses connections until it is back', async () => {
  const before = connected()
  expect(await answerTo(before, 'a')).toBe('a')
  const cut = once(before, 'close')
  proxy.goDown()
  await cut
  const [error] = (await once(connected(), 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
  await proxy.comeBack()
  const after = connected()
  expect(await answerTo(after, 'b')).toBe('b')
  after.destroy()
})
