import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { freePorts } from '../check/free-ports.mjs'
import { assertPortsFree, wantedPorts } from './ports.mjs'
import { proposedPort } from './proposed-port.mjs'
import { readSettings } from './settings.mjs'

const settingsFor = ({ site, leasingApi, contentLake }: Record<string, number>) =>
  readSettings({
    SITE_PORT: String(site),
    LEASING_API_PORT: String(leasingApi),
    CONTENT_LAKE_PORT: String(contentLake),
  })

test('free ports pass', async () => {
  await expect(assertPortsFree(settingsFor(await freePorts()))).resolves.toBeUndefined()
})

test('a taken port is named with its holder and the variable that moves it', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = settingsFor({ ...(await freePorts()), leasingApi: port })
  await expect(assertPortsFree(settings)).rejects.toThrow(
    new RegExp(`^Port ${port} \\(the leasing API\\) is taken by .*LEASING_API_PORT=`),
  )
  server.close()
})

test('a port that two programs want is refused', async () => {
  const ports = await freePorts()
  const settings = settingsFor({ ...ports, site: ports.contentLake + 3 })
  await expect(assertPortsFree(settings)).rejects.toThrow(/is wanted twice/)
})

test.each([
  ['a default of ours', 'site', 3999, 4001],
  ['a default of the event streams', 'leasingApi', 4099, 4107],
  ['a port that this start wants', 'site', 20_000, 20_002],
] as const)('G-04 the port proposed is never %s', async (_, program, taken, proposed) => {
  // Whatever else runs on this machine may push it further.
  const settings = settingsFor({
    site: 3000,
    leasingApi: 20_001,
    contentLake: 4100,
    [program]: taken,
  })
  const entry = wantedPorts(settings).find(({ port }) => port === taken)!
  const proposal = await proposedPort(
    entry,
    wantedPorts(settings).map(({ port }) => port),
  )
  expect(proposal!.ports[0]).toBeGreaterThanOrEqual(proposed)
  expect([3000, 4000, 4100, 4101, 4102, 4103, 4104, 4105, 4106, 20_001]).not.toContain(
    proposal!.ports[0],
  )
})

test('G-04 the port proposed is free, for the content lake with the six after it', async () => {
  const { contentLake } = await freePorts()
  const servers = await Promise.all([contentLake + 3, contentLake + 9].map(listening))
  const { ports } = (await proposedPort(
    { port: contentLake, hosts: ['127.0.0.1'], variable: 'CONTENT_LAKE_PORT' },
    [],
  ))!
  expect(ports).toHaveLength(7)
  expect(ports[0]).toBeGreaterThan(contentLake + 9)
  for (const server of servers) server.close()
})

async function listening(port: number) {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
