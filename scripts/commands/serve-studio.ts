// `npm start` with a project at Sanity: the built Studio alone, at the address it has everywhere.
// No content lake runs then. Ports, hosts and the build are those that the lake would use.
import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { studioFiles } from '#content-lake/studio/studio-files.ts'
import { listen } from '#server-kit/listen.ts'
import { stopOnSignal } from '#server-kit/stop-on-signal.ts'
import { exitWithError } from '#server-kit/user-error.mjs'
import { root } from '../start/root.mjs'
import { readSettings } from '../start/settings.mjs'

const { ports, hosts } = readSettings(process.env)
const folder = path.join(root, 'studio/dist')
const app = new Hono()
  .get('/healthz', (c) => c.json({ status: 'ready' }))
  .route(
    '/',
    studioFiles(() => folder),
  )
const listener = getRequestListener(app.fetch)

const variables = { host: 'CONTENT_LAKE_HOST', port: 'CONTENT_LAKE_PORT' }
const server = createServer((request, response) => void listener(request, response))
try {
  const { close } = await listen(server, {
    hosts: hosts.contentLake,
    port: ports.contentLake,
    variables,
  })
  stopOnSignal(() => close(0))
} catch (error) {
  exitWithError(error, console.error)
}
