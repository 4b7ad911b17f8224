import path from 'node:path'
import { assertNotInUse, noteUse } from './build-in-use.mjs'
import { builds, currentInputs, forgetBuild, readRecord, writeRecord } from './builds.mjs'
import { createChildren } from './children.mjs'
import { prepareDataFolder } from './data-folder.mjs'
import { expireNews } from './expire-news.mjs'
import { waitUntilReady } from './healthz.mjs'
import { keepRunning } from './keep-running.mjs'
import { assertPortsFree } from './ports.mjs'
import { claimDataFolder } from './running-here.mjs'
import { programEnvironment } from './settings.mjs'
import { createStatusLine } from './status-line.mjs'
import { onStopRequest } from './stop-requests.mjs'

/**
 * Starts everything and returns `{children, stopped}` once the site answers. Whatever fails until
 * then, no program is left running; one that dies later is started again.
 * @param options `{folder, settings, programs, builds?, isDev, environment, graceMs?, restarts?}`
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
  // TypeScript, which Node 20 cannot load: by now the script runs on the Node of the lockfile.
  const { readSecrets, secretFile } = await import('#server-kit/secret-file.ts')
  const secret = environment.WEBHOOK_SECRET || readSecrets(settings.dataFolder).webhookSecret
  const giveUp = new AbortController()
  const context = {
    ...options,
    signal: giveUp.signal,
    children,
    news: expireNews({
      siteUrl: localUrl(settings, 'site'),
      secret,
      present: () => presentVersions(context),
    }),
    env: {
      ...programEnvironment(settings, secret, environment),
      CONTENT_READ_TOKEN:
        environment.CONTENT_READ_TOKEN || secretFile(settings.dataFolder, 'content-read-token'),
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
  context.news.siteKnows(readRecord(folder, context.builds.site)?.versions)
  if (await context.news.send()) console.log('Pages built from older data are expired')
}

async function startServers(context) {
  const { leasingApi, contentLake } = context.programs
  console.log(`Starting the ${leasingApi.name} and the ${contentLake.name}`)
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

function startAndWait(context, key, status) {
  const { children, programs, env, folder, restarts, signal } = context
  const { name, command, env: own } = programs[key]
  const onProgress = (text) => status.show(name, text)
  return keepRunning({
    children,
    program: { name, command, cwd: folder, env: { ...env, ...own }, isNode: true },
    waitUntilReady: (dead, isAgain) =>
      waitFor(
        { ...context, signal: AbortSignal.any([signal, dead]) },
        key,
        isAgain ? undefined : onProgress,
      ),
    onReadyAgain: () => afterRestart(context, key),
    isLastResort: key === 'site',
    restarts,
  }).start()
}

/**
 * What a program did before its death may be news that never reached the site, and a site begins
 * anew with the pages of its build.
 */
async function afterRestart({ isDev, news, folder, builds }, key) {
  if (isDev || !news.isBegun()) return
  if (key === 'site') news.siteKnows(readRecord(folder, builds.site)?.versions)
  try {
    if (await news.send()) console.log('Pages made before the restart are expired')
  } catch (error) {
    console.error(error.message)
  }
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
  build.finish?.(path.join(folder, build.output))
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
