// `npm start` and `npm run dev`. Runs on plain Node 20 with no package installed, and continues on
// the Node of the lockfile as soon as that is there.
import { addressTable, printedAddresses } from './start/addresses.mjs'
import { loadEnvironmentFile } from './start/environment-file.mjs'
import { ensureInstalled } from './start/install.mjs'
import { continueOnOwnNode } from './start/own-node.mjs'
import { explain } from './start/user-error.mjs'
import { programs } from './start/programs.mjs'
import { root } from './start/root.mjs'
import { runLarkway } from './start/run-larkway.mjs'
import { readSettings } from './start/settings.mjs'

const startedAt = Date.now()
const isDev = process.argv.includes('--dev')

try {
  await ensureInstalled()
  await continueOnOwnNode()
  loadEnvironmentFile()
  const settings = readSettings(process.env)
  const { children, stopped } = await runLarkway({
    folder: root,
    settings,
    programs: programs({ isDev, isContentHosted: settings.hostedContent !== null }),
    isDev,
    environment: process.env,
  })
  console.log(`\n${addressTable(settings, Math.round((Date.now() - startedAt) / 1000))}\n`)
  process.send?.({ type: 'ready', addresses: printedAddresses(settings) })
  await Promise.race([children.died, stopped]).catch(async (error) => {
    await children.stopAll()
    throw error
  })
} catch (error) {
  process.exit(explain(error))
}
