// `npm run prove:walks [-- --walks 50] [--steps 12] [--seed 1]`: walks at random over the lists of a
// running Larkway in a browser, the one that SITE_URL names or one of its own, and compares what it
// shows with what the leasing API says of each address.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { findOrInstallBrowser } from '../check/find-browser.mjs'
import { startWholeStack } from '../check/whole-stack.mjs'
import { packageProgram } from '../start/root.mjs'

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '50' },
    steps: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
})

const browser = await findOrInstallBrowser()
const stack = process.env.SITE_URL === undefined ? await startWholeStack() : null
try {
  const walking = spawn(
    packageProgram('playwright'),
    ['test', 'e2e/walks.e2e.ts', '--project', 'wide'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...stack?.environment,
        CHROMIUM_PATH: browser,
        WALKS: values.walks,
        WALK_STEPS: values.steps,
        WALK_SEED: values.seed,
      },
    },
  )
  const [code] = (await once(walking, 'exit')) as [number | null]
  process.exitCode = code ?? 1
} finally {
  await stack?.stop()
}
