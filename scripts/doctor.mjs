// `npm run doctor`: what is missing on this machine, and the fix. Works without any package; with
// them it continues on their Node, which the search for a browser and a PostgreSQL needs.
import { examine } from './doctor/examine.mjs'
import { loadEnvironmentFile } from './start/environment-file.mjs'
import { isInstalled } from './start/install.mjs'
import { continueOnOwnNode } from './start/own-node.mjs'
import { explain } from './start/user-error.mjs'

try {
  if (isInstalled()) await continueOnOwnNode()
  loadEnvironmentFile()
  process.exitCode = await examine(process.env)
} catch (error) {
  process.exit(explain(error))
}
