// `npm run prove:walks [-- --walks 50] [--steps 12] [--seed 1]`: walks at random over the lists of a
// running Larkway in a browser, the one that SITE_URL names or one of its own, and compares what it
// shows with what the leasing API says of each address.
import { parseArgs } from 'node:util'
import { runBrowserTest } from './run-browser-test.ts'

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '50' },
    steps: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
})

const hasPassed = await runBrowserTest(['e2e/walks.e2e.ts', '--project', 'wide'], {
  WALKS: values.walks,
  WALK_STEPS: values.steps,
  WALK_SEED: values.seed,
})
if (!hasPassed) process.exitCode = 1
