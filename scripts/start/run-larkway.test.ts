import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePorts } from '../tasks/free-ports.mjs'
import { listenError } from './ports.mjs'

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
  const child = fork(path.join(import.meta.dirname, 'testing/fake-larkway.mjs'), [folder], {
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
  (await fetch(`http://127.0.0.1:${port}${at}`)).json() as Promise<{ received: string[] }>
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

  const second = start({ FAKE_RATES: '2' })
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

test('a program that dies later ends everything', async () => {
  const { ready, exit } = start()
  await ready
  const { pid } = (await health(ports.leasingApi)) as unknown as { pid: number }
  process.kill(pid, 'SIGKILL')
  const { code, said } = await exit
  expect(code).toBe(1)
  expect(said).toContain('The leasing API ended by signal SIGKILL.')
  expect(await isFree(ports.site)).toBe(true)
})

test('a second start on the same data says where Larkway already runs, and ends well', async () => {
  const first = start()
  await first.ready
  const { code, said } = await start({ SITE_PORT: String(ports.site + 9) }).exit
  expect(code).toBe(0)
  expect(said).toContain(`Larkway already runs here (process ${first.child.pid},`)
  expect(said).toMatch(new RegExp(`Site +http://localhost:${ports.site}\n`))
  expect((await health(ports.site)).received).toEqual([])
})

test('a start script that was killed outright does not stand in the way of the next', async () => {
  const first = start()
  await first.ready
  first.child.kill('SIGKILL')
  await first.exit
  const areAllFree = async () =>
    (await Promise.all(Object.values(ports).map(isFree))).every(Boolean)
  await expect.poll(areAllFree, { timeout: 10_000, interval: 50 }).toBe(true)
  const second = start()
  await second.ready
  expect((await health(ports.site)).received).toEqual([])
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
