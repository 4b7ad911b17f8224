import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { examineRunning } from './running-larkway.mjs'

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** A program that is alive, and ready or not. */
async function program(readyStatus: number, state: string): Promise<number> {
  const server = http.createServer((req, res) => {
    const isReadiness = req.url!.endsWith('/readyz')
    res.writeHead(isReadiness ? readyStatus : 200)
    res.end(JSON.stringify({ status: isReadiness ? state : 'alive' }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanUps.push(() => server.close())
  return (server.address() as AddressInfo).port
}

function folderWith(running: object | null): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkway-doctor-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  if (running) writeFileSync(path.join(folder, 'running.json'), JSON.stringify(running))
  return folder
}

const hosts = { site: ['127.0.0.1'], leasingApi: ['127.0.0.1'], contentLake: ['0.0.0.0'] }

test('C-150 the doctor asks the programs of a running Larkway whether they live and are ready', async () => {
  const [site, leasingApi] = [
    await program(200, 'ready'),
    await program(503, 'database does not answer'),
  ]
  const ports = { site, leasingApi, contentLake: 9 }
  const dataFolder = folderWith({ pid: process.pid, ports, hostedContent: null })
  const findings = await examineRunning({ dataFolder, hosts })
  expect(findings).toEqual([
    expect.objectContaining({ isFine: true, subject: 'Site' }),
    {
      isFine: false,
      subject: 'Leasing API',
      text: `is alive, but takes no requests: database does not answer. Its log is ${path.join(dataFolder, 'logs/leasing-api.log')}.`,
    },
    expect.objectContaining({ isFine: false, subject: 'Content lake' }),
  ])
  expect(findings![2]!.text).toMatch(/^does not answer at http:\/\/127\.0\.0\.1:9\/livez\./)
})

test('C-150 with content at Sanity there is no content lake to ask', async () => {
  const ports = { site: 9, leasingApi: 9, contentLake: 9 }
  const dataFolder = folderWith({ pid: process.pid, ports, hostedContent: { projectId: 'x' } })
  expect((await examineRunning({ dataFolder, hosts }))?.length).toBe(2)
})

test('C-150 where nothing runs any more, or ever did, nothing is asked', async () => {
  const gone = { pid: 2 ** 30, ports: { site: 9 }, hostedContent: null }
  expect(await examineRunning({ dataFolder: folderWith(gone), hosts })).toBeNull()
  expect(await examineRunning({ dataFolder: folderWith(null), hosts })).toBeNull()
})
