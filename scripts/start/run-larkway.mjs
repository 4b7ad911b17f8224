import path from 'node:path'
import { assertNotInUse, noteUse } from './build-in-use.mjs'
import { builds, currentInputs, forgetBuild, readRecord, writeRecord } from './builds.mjs'
import { createChildren } from './children.mjs'
import { prepareDataFolder, webhookSecret } from './data-folder.mjs'
import { overdueWebhooks, sendWebhooks } from './expire-pages.mjs'
import { waitUntilReady } from './healthz.mjs'
import { assertPortsFree } from './ports.mjs'
import { claimDataFolder } from './running-here.mjs'
import { programEnvironment } from './settings.mjs'
import { createStatusLine } from './status-line.mjs'
import { onStopRequest } from './stop-requests.mjs'

/**
 * Starts everything and returns `{children, settings}` once the site answers. Whatever fails, no
 * program is left running.
 * @param options `{folder, settings, programs, builds?, isDev, environment, graceMs?}`
 * @throws AlreadyDone when a Larkway runs on the data folder already
 */
export async function runLarkway(options) {
  const { settings, isDev, environment } = options
  prepareDataFolder(settings.dataFolder)
  await claimDataFolder(settings)
  await assertPortsFree(settings)
  const children = createChildren({
    logFolder: path.join(settings.dataFolder, 'logs'),
    echo: isDev,
    graceMs: options.graceMs,
  })
  const stopped = stopOnRequest(children)
  const secret = webhookSecret(settings.dataFolder, environment)
  const giveUp = new AbortController()
  const context = {
    ...options,
    secret,
    signal: giveUp.signal,
    children,
    env: {
      ...programEnvironment(settings, secret, environment),
      NODE_ENV: isDev ? 'development' : 'production',
    },
    builds: options.builds ?? builds,
  }
  try {
    await Promise.race([bringUp(context), children.died, stopped])
  } catch (error) {
    giveUp.abort()
    await children.stopAll()
    throw error
  }
  return { children, stopped }
}

async function bringUp(context) {
  const { settings, isDev, folder } = context
  const present = await startServers(context)
  // The record holds what stood before the build: a change in the middle of it counts as news.
  await buildWhenChanged(context, context.builds.studio, null, null)
  if (!isDev) await buildWhenChanged(context, context.builds.site, settings.dataFolder, present)

  if (!isDev) noteUse(folder)
  const status = createStatusLine()
  await startAndWait(context, 'site', status)
  status.end()
  if (isDev) return
  const now = await presentVersions(context)
  const built = readRecord(folder, context.builds.site)?.versions
  const overdue = overdueWebhooks(built, now)
  if (overdue.length === 0) return
  console.log('Pages built from older data are expired')
  await sendWebhooks(localUrl(settings, 'site'), overdue, context.secret)
}

async function startServers(context) {
  console.log('Starting the leasing API and the content lake')
  const status = createStatusLine()
  const [api, lake] = await Promise.all([
    startAndWait(context, 'leasingApi', status),
    startAndWait(context, 'contentLake', status),
  ])
  status.end()
  return { ratesVersion: api.ratesVersion, lastTransaction: lake.lastTransaction }
}

async function presentVersions(context) {
  const [api, lake] = await Promise.all(
    ['leasingApi', 'contentLake'].map((program) => waitFor(context, program)),
  )
  return { ratesVersion: api.ratesVersion, lastTransaction: lake.lastTransaction }
}

function startAndWait(context, program, status) {
  const { children, programs, env, folder } = context
  const { name, command } = programs[program]
  children.start({ name, command, cwd: folder, env, isNode: true })
  return waitFor(context, program, (text) => status.show(name, text))
}

function waitFor({ programs, settings, signal }, program, onProgress) {
  const { name, healthPath } = programs[program]
  return waitUntilReady(name, localUrl(settings, program) + healthPath, { onProgress, signal })
}

async function buildWhenChanged({ folder, env, children }, build, dataFolder, versions) {
  const inputs = currentInputs(folder, build, env, dataFolder)
  if (readRecord(folder, build)?.inputs === inputs) return
  if (versions) assertNotInUse(folder)
  forgetBuild(folder, build)
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log(`Building the ${build.title}`)
  const reminder = setInterval(() => console.log(`  still building, ${seconds()} s`), 20_000)
  try {
    await children.run({
      name: `${build.title} build`,
      command: build.command,
      cwd: folder,
      env: { ...env, NODE_ENV: 'production' },
    })
  } finally {
    clearInterval(reminder)
  }
  writeRecord(folder, build, inputs, versions)
  console.log(`  built in ${seconds()} s`)
}

/** Where the start script itself reaches a program, whatever its public address is. */
function localUrl({ ports, hosts }, program) {
  const [host] = hosts[program]
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${near.includes(':') ? `[${near}]` : near}:${ports[program]}`
}

/** Never resolves; ends everything and the process when asked to. */
function stopOnRequest(children) {
  return new Promise(() => {
    onStopRequest(async () => {
      console.log('\nStopping')
      await children.stopAll()
      process.exit(0)
    })
  })
}
