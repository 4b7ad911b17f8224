// `npm start` with a project at Sanity: the built Studio alone, at the address it has everywhere.
// No content lake runs then. Ports, hosts and the build are those that the lake would use.
import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { studioFiles } from '#content-lake/studio/studio-files.ts'
import { root } from './start/root.mjs'
import { readSettings } from './start/settings.mjs'

const { ports, hosts } = readSettings(process.env)
const folder = path.join(root, 'studio/dist')
const app = new Hono()
  .get('/healthz', (c) => c.json({ status: 'ready' }))
  .route(
    '/',
    studioFiles(() => folder),
  )
const listener = getRequestListener(app.fetch)

for (const host of hosts.contentLake) {
  const server = createServer((request, response) => void listener(request, response))
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A machine without IPv6 has no ::1 to listen on.
    if (host === '::1' && error.code !== 'EADDRINUSE') return
    process.stderr.write(
      `The Studio cannot listen on ${host}, port ${ports.contentLake} (${error.code}). Choose another with CONTENT_LAKE_PORT.\n`,
    )
    process.exit(1)
  })
  server.listen(ports.contentLake, host)
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))
