import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { freePorts } from '../tasks/free-ports.mjs'
import { assertPortsFree } from './ports.mjs'
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
