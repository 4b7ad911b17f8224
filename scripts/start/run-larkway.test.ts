import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePorts } from '../check/free-ports.mjs'
import { listenError } from './listen-error.mjs'

/** The start script over three fake programs: what it starts, what it builds, how it ends. */
let folder = ''
let ports: Awaited<ReturnType<typeof freePorts>>
const started: ChildProcess[] = []

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'larkway-start-'))
  ports = await freePorts()
})
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true })
})

function start(environment: Record<string, string> = {}) {
  const child = fork(path.join(import.meta.dirname, 'test/fake-larkway.mjs'), [folder], {
    silent: true,
    env: {
      ...process.env,
      SITE_PORT: String(ports.site),
      LEASING_API_PORT: String(ports.leasingApi),
      CONTENT_LAKE_PORT: String(ports.contentLake),
      LARKWAY_DATA: path.join(folder, 'data'),
      ...environment,
    },
  })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  const exit = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return { child, ready: once(child, 'message'), exit }
}

const health = async (port: number, at = '/healthz') =>
  (await fetch(`http://127.0.0.1:${port}${at}`)).json() as Promise<{
    received: string[]
    pid: number
  }>
const nothing = { received: [], pid: 0 }
const pids = async () => ({
  leasingApi: (await health(ports.leasingApi)).pid,
  contentLake: (await health(ports.contentLake)).pid,
  site: (await health(ports.site, '/site/healthz')).pid,
})
const isFree = async (port: number) => (await listenError(port, '127.0.0.1')) === null
const timesBuilt = (title: string) =>
  readFileSync(path.join(folder, `${title}-log`), 'utf8')
    .trim()
    .split('\n').length

test('builds once, starts again without building, and expires pages of older data', async () => {
  const first = start()
  await first.ready
  expect((await health(ports.site)).received).toEqual([])
  first.child.kill('SIGTERM')
  await first.exit

  writeFileSync(path.join(folder, 'rates'), '2')
  const second = start()
  await second.ready
  expect([timesBuilt('studio'), timesBuilt('site')]).toEqual([1, 1])
  expect((await health(ports.site)).received).toEqual(['/site/webhooks/leasing'])
})

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '%s leaves no program behind',
  async (signal) => {
    const { child, ready, exit } = start()
    await ready
    child.kill(signal)
    await exit
    const areAllFree = async () =>
      (await Promise.all(Object.values(ports).map(isFree))).every(Boolean)
    await expect.poll(areAllFree, { timeout: 10_000, interval: 50 }).toBe(true)
  },
)

test('a program that does not end is killed', async () => {
  const { child, ready, exit } = start({ FAKE_contentLake: 'stay' })
  await ready
  child.kill('SIGINT')
  const { code, said } = await exit
  expect(code).toBe(0)
  expect(said).toContain('content lake did not end within 1 s and is killed.')
  expect(await isFree(ports.contentLake)).toBe(true)
})

test('a program that fails ends everything and is quoted', async () => {
  const { code, said } = await start({ FAKE_leasingApi: 'fail' }).exit
  expect(code).toBe(1)
  expect(said).toContain('The leasing API ended with exit code 3.')
  expect(said).toContain('The database is broken. Restore a back-up.')
  expect(await isFree(ports.contentLake)).toBe(true)
})

test('G-01 a program that dies is started again on its port, and the others go on', async () => {
  const { child, ready } = start()
  await ready
  for (const killed of ['leasingApi', 'contentLake', 'site'] as const) {
    const before = await pids()
    process.kill(before[killed], 'SIGKILL')
    const isBack = async () => (await pids().catch(() => before))[killed] !== before[killed]
    await expect.poll(isBack, { timeout: 10_000, interval: 50 }).toBe(true)
    expect({ ...(await pids()), [killed]: before[killed] }).toEqual(before)
  }
  expect(child.exitCode).toBeNull()
})

test('G-02 a leasing API that comes back with other rates makes the pages of the old ones expire', async () => {
  const { ready } = start()
  await ready
  writeFileSync(path.join(folder, 'rates'), '2')
  process.kill((await pids()).leasingApi, 'SIGKILL')
  const received = async () => (await health(ports.site, '/site/healthz')).received
  await expect.poll(received, { timeout: 10_000, interval: 50 }).toEqual(['/site/webhooks/leasing'])
})

test('G-02 a site that comes back with the pages of its build hears what is new since', async () => {
  const first = start()
  await first.ready
  first.child.kill('SIGTERM')
  await first.exit
  writeFileSync(path.join(folder, 'rates'), '2')
  const { ready } = start()
  await ready
  const before = await pids()
  process.kill(before.site, 'SIGKILL')
  const receivedAgain = async () => {
    const { pid, received } = await health(ports.site, '/site/healthz').catch(() => nothing)
    return pid === before.site ? [] : received
  }
  await expect
    .poll(receivedAgain, { timeout: 10_000, interval: 50 })
    .toEqual(['/site/webhooks/leasing'])
})

test('G-01 a server that dies again and again while it starts is given up with its last words; the others go on', async () => {
  const { child, ready, exit } = start()
  await ready
  const before = await pids()
  writeFileSync(path.join(folder, 'contentLake-broken'), '')
  process.kill(before.contentLake, 'SIGKILL')
  let said = ''
  child.stderr?.on('data', (text) => (said += text))
  await expect
    .poll(() => said, { timeout: 10_000, interval: 50 })
    .toContain('is not started again.')
  expect(said).toContain('The database is broken. Restore a back-up.')
  expect((await health(ports.site)).pid).toBe(before.site)
  expect((await health(ports.leasingApi)).pid).toBe(before.leasingApi)
  child.kill('SIGTERM')
  expect((await exit).code).toBe(0)
})

test('G-01 a site that dies again and again while it starts ends everything', async () => {
  const { ready, exit } = start()
  await ready
  writeFileSync(path.join(folder, 'site-broken'), '')
  process.kill((await pids()).site, 'SIGKILL')
  const { code, said } = await exit
  expect(code).toBe(1)
  expect(said).toContain('The site ended with exit code 3.')
  expect(await isFree(ports.leasingApi)).toBe(true)
})

test('G-03 a second start on the same data says where Larkway already runs, and ends well', async () => {
  const first = start()
  await first.ready
  const { code, said } = await start({ SITE_PORT: String(ports.site + 9) }).exit
  expect(code).toBe(0)
  expect(said).toContain(`Larkway already runs here (process ${first.child.pid},`)
  expect(said).toMatch(new RegExp(`Site +http://localhost:${ports.site}\n`))
  expect((await health(ports.site)).received).toEqual([])
})

test('G-03 a start script that was killed outright does not stand in the way of the next', async () => {
  const first = start()
  await first.ready
  first.child.kill('SIGKILL')
  await first.exit
  const areAllFree = async () =>
    (await Promise.all(Object.values(ports).map(isFree))).every(Boolean)
  await expect.poll(areAllFree, { timeout: 10_000, interval: 50 }).toBe(true)
  const second = start()
  await second.ready
  expect((await pids()).site).toBeGreaterThan(0)
})

test('a taken port stops the start before anything runs', async () => {
  const other = createServer().listen(ports.site, '127.0.0.1')
  await once(other, 'listening')
  const { code, said } = await start().exit
  other.close()
  expect(code).toBe(1)
  expect(said.trim()).toMatch(/^Port \d+ \(the site\) is taken by .*SITE_PORT=\d+ npm start\.$/)
})

test('a data folder that cannot be made is named with the fix', async () => {
  writeFileSync(path.join(folder, 'data'), 'a file where the folder should be')
  const { code, said } = await start().exit
  expect(code).toBe(1)
  expect(said).toContain('cannot write there')
  expect(said).toContain('LARKWAY_DATA=')
})
