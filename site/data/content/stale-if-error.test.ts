import { createClient } from '@sanity/client'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchResult } from './fetch-result.ts'
import { storedResults, storedResultsFolder } from './stored-results.ts'
import { staleIfError, RefusedQueryError } from './stale-if-error.ts'

type Behaviour = (res: http.ServerResponse) => void

const json =
  (status: number, body: unknown): Behaviour =>
  (res) => {
    res.writeHead(status, { 'content-type': 'application/json' })
    res.end(JSON.stringify(body))
  }

let behaviour: Behaviour = json(200, { result: null })
let asked = 0
const server = http.createServer((_, res) => {
  asked += 1
  behaviour(res)
})
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = 0
})

const clientAt = (at: number) =>
  createClient({
    projectId: 'larkway',
    dataset: 'production',
    apiVersion: '2026-11-01',
    apiHost: `http://127.0.0.1:${at}`,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
  })

const good = json(200, { result: { title: 'Guide' } })

/** Everything a failing backend may do. */
const failures: [string, Behaviour][] = [
  ['says 500', json(500, { error: 'broken' })],
  ['says 500 with a page', (res) => res.writeHead(500).end('<h1>Oh no</h1>')],
  [
    'sends a page in place of JSON',
    (res) => res.setHeader('content-type', 'text/html').end('<p>Hi'),
  ],
  [
    'sends half of its JSON',
    (res) => res.setHeader('content-type', 'application/json').end('{"result":{"title":"Gu'),
  ],
  ['sends JSON without a result', json(200, { hello: 'world' })],
  ['sends a number for a result', json(200, { result: 7 })],
  ['sends nothing', (res) => res.end()],
  ['hangs up', (res) => res.destroy()],
  ['never answers', () => undefined],
  [
    'never stops answering',
    (res) => {
      res.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => res.write('{"result": "'.repeat(50)), 20)
      res.on('close', () => clearInterval(timer))
    },
  ],
  ['wants a token', json(401, { message: 'Unauthorized' })],
  ['has had too many questions', json(429, { message: 'Slow down' })],
]

/** Answers of the server above, by a clock that stands still until it is moved. */
function answers(folder: string | null = null, at = port) {
  const changes: unknown[] = []
  const clock = { ms: 0 }
  const all = staleIfError({
    nowMs: () => clock.ms,
    stored: storedResults(folder, (error) => changes.push(error)),
    onChange: (failure) => changes.push(failure),
  })
  const ask = (key = 'guide') =>
    all.ask(key, () => fetchResult({ client: clientAt(at), patienceMs: 250 }, '*', {}))
  return { ...all, ask, changes, clock }
}

describe('E-05 what is no answer', () => {
  test.each(failures)('a backend that %s fails', async (_, failing) => {
    behaviour = failing
    await expect(answers().ask()).rejects.toThrow(Error)
    expect(asked).toBe(1)
  })

  test('a backend that is not there fails', async () => {
    await expect(answers(null, 9).ask()).rejects.toThrow(Error)
  })

  test('nothing found is an answer', async () => {
    behaviour = json(200, { result: null })
    expect(await answers().ask()).toBeNull()
  })
})

describe('E-04 the last good answer', () => {
  test.each(failures)('stays when the backend %s', async (_, failing) => {
    const { ask, stale, isDown, changes } = answers()
    behaviour = good
    expect(await ask()).toEqual({ title: 'Guide' })
    behaviour = failing
    await expect(ask()).rejects.toThrow(Error)
    expect(await stale('guide')).toEqual({ title: 'Guide' })
    expect(isDown()).toBe(true)
    expect(changes).toHaveLength(1)
  })

  test('stays when the answer is one to another question', async () => {
    const { ask, stale } = answers()
    behaviour = good
    await ask()
    behaviour = json(200, { result: [{ a: 1 }] })
    await expect(ask()).rejects.toThrow('another question')
    expect(await stale('guide')).toEqual({ title: 'Guide' })
  })

  test('is not there before the first', async () => {
    expect(await answers().stale('guide')).toBeUndefined()
  })

  test('R-45 is that there is nothing when the document went, also after a restart; what never was is not there', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'larkway-kept-'))
    try {
      const { ask, stale } = answers(folder)
      behaviour = json(200, { result: null })
      await ask()
      expect(await stale('guide')).toBeUndefined()
      behaviour = good
      await ask()
      behaviour = json(200, { result: null })
      await ask()
      expect(await stale('guide')).toBeNull()
      expect(await answers(folder).stale('guide')).toBeNull()
      behaviour = good
      await ask()
      expect(await stale('guide')).toEqual({ title: 'Guide' })
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('outlives a restart', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'larkway-kept-'))
    try {
      behaviour = good
      await answers(folder).ask()
      expect(await answers(folder).stale('guide')).toEqual({ title: 'Guide' })
      for (const file of await readdir(folder)) await writeFile(path.join(folder, file), '{"cut')
      expect(await answers(folder).stale('guide')).toBeUndefined()
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('is kept in memory when the folder cannot be written, which is told once', async () => {
    const { ask, stale, changes } = answers('/dev/null/kept')
    behaviour = good
    await ask('one')
    await ask('two')
    expect(await stale('two')).toEqual({ title: 'Guide' })
    expect(changes).toHaveLength(1)
  })

  test('a failure is told once, and once that it is over', async () => {
    const { ask, changes, clock } = answers()
    for (const [state, key] of [
      ['down', 'a'],
      ['down', 'b'],
      ['up', 'a'],
      ['up', 'b'],
      ['down', 'a'],
    ] as const) {
      behaviour = state === 'up' ? good : json(503, {})
      clock.ms += 20_000
      await ask(key).catch(() => undefined)
    }
    expect(changes.map((each) => each === null)).toEqual([false, true, false])
  })

  test('a query that is refused says nothing about the others', async () => {
    const { ask, isDown, changes } = answers()
    behaviour = json(400, { error: { type: 'queryParseError', description: 'expected ]' } })
    await expect(ask('wrong')).rejects.toThrow(RefusedQueryError)
    await expect(ask('wrong')).rejects.toThrow(RefusedQueryError)
    expect(isDown()).toBe(false)
    expect(changes).toHaveLength(1)
    behaviour = good
    expect(await ask('right')).toEqual({ title: 'Guide' })
  })
})

test('E-06 for ten seconds after a failure nobody is asked', async () => {
  const { ask, clock } = answers()
  behaviour = json(500, {})
  await expect(ask('a')).rejects.toThrow(Error)
  behaviour = good
  clock.ms = 9_999
  await expect(ask('b')).rejects.toThrow('a moment ago')
  expect(asked).toBe(1)
  clock.ms = 10_000
  expect(await ask('b')).toEqual({ title: 'Guide' })
})

test('E-04 another project or dataset has other last good answers', () => {
  const ours = storedResultsFolder({ projectId: 'larkway', dataset: 'production' })
  expect(storedResultsFolder({ projectId: 'larkway', dataset: 'staging' })).not.toBe(ours)
  expect(storedResultsFolder({ projectId: 'other', dataset: 'production' })).not.toBe(ours)
  expect(path.dirname(storedResultsFolder({ projectId: '..', dataset: '../..' }))).toBe(
    path.dirname(ours),
  )
})
