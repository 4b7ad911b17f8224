import { packageProgram } from '../start/root.mjs'
import { checkTasks } from './check-tasks.mjs'
import { coreInChromium } from './core-in-chromium.mjs'
import { findOrInstallBrowser } from './find-browser.mjs'
import { runTask } from './run-task.mjs'
import { runTogether } from './run-together.mjs'
import { startWholeStack } from './whole-stack.mjs'

const vitest = (title, ...projects) => ({
  title,
  command: [
    packageProgram('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
  ],
  runner: 'vitest',
})

/** The steps of `npm test` in their order; each returns `{passed, failed}`. */
const steps = {
  check: { title: 'Check', run: () => runTogether(checkTasks({ measuresCoverage: true })) },
  core: { title: 'Core in Chromium', run: coreInChromium },
  api: {
    title: 'Leasing API, on PGlite and on PostgreSQL',
    run: () =>
      runTask(vitest('', 'leasing-api', 'leasing-api-pglite', 'leasing-api-postgres'), {
        isShown: true,
      }),
  },
  parts: {
    title: 'Content lake and site',
    run: () => runTask(vitest('', 'content-lake', 'content-tools', 'site'), { isShown: true }),
  },
  e2e: { title: 'Production build, whole stack and browser', run: browserTests },
}

/**
 * Runs the steps one after the other and stops at the first that fails.
 * @param only name of a single step to run; all of them when absent
 * @returns the exit code
 */
export async function wholeTest(only) {
  const total = { passed: 0, failed: 0 }
  const chosen = Object.entries(steps).filter(([name]) => !only || name === only)
  for (const [, { title, run }] of chosen) {
    const startedAt = Date.now()
    console.log(`\n== ${title}`)
    const { passed, failed } = await run()
    total.passed += passed
    total.failed += failed
    console.log(
      `== ${title}: ${failed ? 'failed' : 'passed'} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
    )
    if (failed > 0) break
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}

async function browserTests() {
  const browser = await findOrInstallBrowser()
  console.log(`Browser: ${browser}`)
  const stack = await startWholeStack()
  try {
    return await runTask(
      {
        title: '',
        command: [packageProgram('playwright'), 'test'],
        runner: 'playwright',
        env: { ...stack.environment, CHROMIUM_PATH: browser },
      },
      { isShown: true },
    )
  } finally {
    await stack.stop()
  }
}
