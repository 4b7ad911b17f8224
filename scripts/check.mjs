// `npm run check`: the fast loop. Everything that needs no server, no database and no browser.
import { ensureInstalled } from './start/install.mjs'
import { continueOnOwnNode } from './start/own-node.mjs'
import { explain } from './start/user-error.mjs'
import { checkTasks, typeTasks } from './check/check-tasks.mjs'
import { runTogether } from './check/run-together.mjs'

try {
  await ensureInstalled()
  await continueOnOwnNode()
  const { passed, failed } = await runTogether(
    process.argv.includes('--types') ? typeTasks() : checkTasks(),
  )
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  process.exit(explain(error))
}
