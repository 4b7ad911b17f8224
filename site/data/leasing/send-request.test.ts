import http from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { sendRequest } from './send-request.ts'

let closesReused = false
const asked: { method: string | undefined; isReused: boolean }[] = []
const seen = new WeakSet<object>()
const server = http.createServer((req, res) => {
  const isReused = seen.has(req.socket)
  asked.push({ method: req.method, isReused })
  seen.add(req.socket)
  if (isReused && closesReused) return void req.socket.resetAndDestroy()
  req.resume().on('end', () => res.setHeader('cache-control', 'public').end('{"£":1}'))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as { port: number }
const url = `http://127.0.0.1:${port}/list`
afterAll(() => server.close())

const read = { method: 'GET', headers: {} }
const write = { method: 'POST', headers: {}, body: '{"name":"Zoë"}' }

test('a response is read to its end', async () => {
  expect(await sendRequest(url, read)).toEqual({
    status: 200,
    cacheControl: 'public',
    text: '{"£":1}',
  })
})

test('a connection is kept, and a read is sent once more where it has been closed meanwhile', async () => {
  await sendRequest(url, read)
  expect(asked.at(-1)?.isReused).toBe(true)
  closesReused = true
  expect((await sendRequest(url, read)).status).toBe(200)
  expect(asked.at(-1)?.isReused).toBe(false)
})

test('what is carried out has a connection of its own, which nobody is about to close', async () => {
  await sendRequest(url, write)
  await sendRequest(url, write)
  expect(asked.slice(-2)).toEqual([
    { method: 'POST', isReused: false },
    { method: 'POST', isReused: false },
  ])
})

test('one that is given up ends with the reason', async () => {
  const giveUp = new AbortController()
  giveUp.abort(new Error('Enough.'))
  await expect(sendRequest(url, { ...read, signal: giveUp.signal })).rejects.toThrow(/abort/i)
})
