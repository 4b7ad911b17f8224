import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { services } from '#server-kit/environment-values.mjs'
import { UserError } from '#server-kit/user-error.mjs'
import { root } from '../start/root.mjs'
import { onStopRequest } from '../start/stop-requests.mjs'
import { freePorts } from './free-ports.mjs'

/**
 * Services that pages load after consent, so that the tests see them asked for: each test answers in
 * their place, and none is reached.
 */
const servicesOfPages = {
  ANALYTICS_ID: 'G-TEST000000',
  AD_PIXEL_ID: '1234567890',
  CHAT_SCRIPT_URL: 'https://chat.example/start.js',
  REVIEWS_BUSINESS_ID: 'test-business',
}

/**
 * Builds and starts a whole Larkway by the same script as `npm start`, on free ports and with data
 * of its own. `stop` ends it and deletes the data; the logs stay in test-results when it failed.
 * @param {Record<string, string>} more variables of a real service that this Larkway is to use
 * @returns `{environment, stop}`; `environment` tells the browser tests where everything is
 */
export async function startWholeStack(more = {}) {
  const ports = await freePorts()
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'larkway-test-'))
  const environment = {
    SITE_PORT: String(ports.site),
    LEASING_API_PORT: String(ports.leasingApi),
    CONTENT_LAKE_PORT: String(ports.contentLake),
    SITE_URL: `http://localhost:${ports.site}`,
    LEASING_API_URL: `http://127.0.0.1:${ports.leasingApi}`,
    CONTENT_LAKE_URL: `http://127.0.0.1:${ports.contentLake}`,
    LARKWAY_DATA: dataFolder,
    ...servicesOfPages,
    ...more,
  }
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...withoutRealServices(process.env), ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    cpSync(path.join(dataFolder, 'logs'), path.join(root, 'test-results/logs'), {
      recursive: true,
      force: true,
    })
    rmSync(dataFolder, { recursive: true, force: true })
  }
  onStopRequest(async () => {
    await stop()
    process.exit(1)
  })
  const ready = await Promise.race([
    new Promise((resolve) =>
      child.on('message', (message) => message.type === 'ready' && resolve(message)),
    ),
    ended.then(() => null),
  ])
  if (ready) {
    const printed = { PRINTED_ADDRESSES: JSON.stringify(ready.addresses) }
    return { environment: { ...environment, ...printed }, stop }
  }
  rmSync(dataFolder, { recursive: true, force: true })
  throw new UserError(
    'The browser tests need a running Larkway, and it did not start. The reason stands above.',
  )
}

/** The browser tests are about the embedded defaults, whatever the developer's own setting names. */
function withoutRealServices(environment) {
  const isReal = new Set(services.flatMap(({ names }) => names))
  const kept = Object.entries(environment).filter(([name]) => !isReal.has(name))
  return { ...Object.fromEntries(kept), LARKWAY_ENV_FILE: '' }
}
