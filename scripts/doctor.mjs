// `npm run doctor`: what is missing on this machine, and the fix. Works without any package; with
// them it continues on their Node, which the search for a browser and a PostgreSQL needs.
// `npm run doctor -- --try [--email ADDRESS] [--phone NUMBER]` also sends a test through every external
// service that is set: the e-mail to its own sender unless told otherwise, a text only to a number given.
import { parseArgs } from 'node:util'
import { examine } from './doctor/examine.mjs'
import { loadEnvironmentFile } from './start/environment-file.mjs'
import { isInstalled } from './start/install.mjs'
import { continueOnOwnNode } from './start/own-node.mjs'
import { explain } from './start/user-error.mjs'

try {
  if (isInstalled()) await continueOnOwnNode()
  loadEnvironmentFile()
  const { values } = parseArgs({
    options: { try: { type: 'boolean' }, email: { type: 'string' }, phone: { type: 'string' } },
  })
  process.exitCode = await examine(process.env, values.try ? values : null)
} catch (error) {
  process.exit(explain(error))
}
