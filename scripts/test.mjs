// `npm test`: the whole verdict, from a fresh clone to the browser. Runs on plain Node 20 with no
// package installed. `--only check|core|api|parts|stack|e2e` runs one step.
import { ensureInstalled } from './start/install.mjs'
import { continueOnOwnNode } from './start/own-node.mjs'
import { explain } from './start/user-error.mjs'

try {
  await ensureInstalled()
  await continueOnOwnNode()
  // Reaches TypeScript and packages, so it is loaded only now.
  const { wholeTest } = await import('./check/whole-test.mjs')
  const only = process.argv.indexOf('--only')
  process.exitCode = await wholeTest(only === -1 ? undefined : process.argv[only + 1])
} catch (error) {
  explain(error)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
