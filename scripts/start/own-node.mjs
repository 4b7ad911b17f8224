import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'
import { ownNode, root } from './root.mjs'
import { onStopRequest } from './stop-requests.mjs'

/**
 * Runs the calling script again on the Node of the lockfile and ends with its exit code; does
 * nothing when that Node is already running. The machine's own Node is often too old for the tools.
 */
export async function continueOnOwnNode() {
  if (!existsSync(ownNode)) {
    throw new UserError(
      'The packages are installed, but node_modules/.bin/node is missing: the install script of the package `node` did not run. Run npm rebuild node, then this command again.',
    )
  }
  process.env.PATH = [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(
    path.delimiter,
  )
  if (realpathSync(process.execPath) === realpathSync(ownNode)) return

  const child = spawn(ownNode, process.argv.slice(1), {
    cwd: process.cwd(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // A terminal sends Ctrl-C to the child as well; asking it twice does no harm. It decides when it is
  // over.
  onStopRequest(() => child.kill('SIGTERM'))
  if (process.send) child.on('message', (message) => process.send(message))
  await new Promise((resolve) => child.on('exit', resolve))
  process.exit(child.exitCode ?? 1)
}
