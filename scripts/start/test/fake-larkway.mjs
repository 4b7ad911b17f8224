// The start script with fake programs and builds of a second: `fake-larkway.mjs FOLDER`.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { explain } from '../user-error.mjs'
import { root } from '../root.mjs'
import { runLarkway } from '../run-larkway.mjs'
import { readSettings } from '../settings.mjs'

const [, , folder] = process.argv
const settings = readSettings(process.env)
const here = path.join(root, 'scripts/start')
const guard = pathToFileURL(path.join(here, 'stop-with-parent.mjs')).href
const fake = (name, program, healthPath) => ({
  name,
  command: [
    process.execPath,
    ...['--import', guard],
    path.join(here, 'test/fake-program.mjs'),
    ...[program, String(settings.ports[program])],
  ],
  healthPath,
})
const fakeBuild = (title) => ({
  title,
  command: ['sh', '-c', `mkdir -p ${title}-out && echo built >> ${title}-log`],
  sources: [title],
  bakedIn: /^SITE_URL$/,
  output: `${title}-out`,
})

try {
  const { children, stopped } = await runLarkway({
    folder,
    settings,
    isDev: false,
    graceMs: 1_000,
    restarts: { pausesMs: [20, 50], steadyMs: 10_000, mostFailedStarts: 3 },
    environment: process.env,
    programs: {
      leasingApi: fake('leasing API', 'leasingApi', '/healthz'),
      contentLake: fake('content lake', 'contentLake', '/healthz'),
      site: fake('site', 'site', '/site/healthz'),
    },
    builds: { studio: fakeBuild('studio'), site: fakeBuild('site') },
  })
  process.send({ type: 'ready' })
  await Promise.race([children.died, stopped]).catch(async (error) => {
    await children.stopAll()
    throw error
  })
} catch (error) {
  process.exit(explain(error))
}
