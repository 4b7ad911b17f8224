import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { type Listening, listening } from '#leasing-api/test/services/listening.ts'
import { outsideService } from './outside-service.ts'

let server: Listening | undefined
afterEach(() => server?.close())

test.each([
  [429, '30', 30_000],
  [503, '30', 30_000],
  [429, '86400', 3_600_000],
  [429, undefined, 0],
  [500, '30', 0],
  [200, '30', 0],
])(
  'C-103 after %d with Retry-After %s nothing is sent for %d ms',
  async (status, wait, pauseMs) => {
    let requests = 0
    server = await listening((_, response) => {
      requests += 1
      response.writeHead(status, { ...(wait && { 'retry-after': wait }) }).end('{}')
    })
    let nowMs = 0
    const logger = pino({ level: 'silent' })
    const ask = outsideService('service', 30_000, { logger, nowMs: () => nowMs })
    const answer = await ask(server.url, { method: 'GET' })
    expect(answer?.status).toBe(status)
    expect(requests).toBe(1)
    if (pauseMs > 0) {
      nowMs = pauseMs - 1
      await expect(ask(server.url, { method: 'GET' })).resolves.toBeNull()
      expect(requests).toBe(1)
    }
    nowMs = pauseMs
    await ask(server.url, { method: 'GET' })
    expect(requests).toBe(2)
  },
)

test('C-101 what is logged of a failure holds neither address nor credentials nor body', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  server = await listening((_, response) => response.writeHead(500).end())
  const ask = outsideService('service', 30_000, { logger })
  const request = {
    method: 'POST',
    headers: { authorization: 'Bearer s3cret' },
    body: { phone: '07700900123' },
  }
  await ask(`${server.url}/x?key=s3cret`, request)
  await server.close()
  await ask(`${server.url}/x?key=s3cret`, request)
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toMatch(/s3cret|07700900123|key=/)
  server = undefined
})
