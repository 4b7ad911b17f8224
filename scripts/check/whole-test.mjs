import { packageProgram } from '../start/root.mjs'
import { checkTasks, coreTitle } from './check-tasks.mjs'
import { coreInChromium } from './core-in-chromium.mjs'
import { findOrInstallBrowser } from './find-browser.mjs'
import { runTask } from './run-task.mjs'
import { runTogether } from './run-together.mjs'
import { startWholeStack } from './whole-stack.mjs'

/**
 * A step of some of Vitest's projects, whose output is printed at the end when it was not shown and
 * they fail.
 */
const runVitest =
  (projects, ...options) =>
  async ({ isShown }) => {
    const chosen = projects.flatMap((project) => ['--project', project])
    const task = {
      title: '',
      command: [packageProgram('vitest'), 'run', ...chosen, ...options],
      runner: 'vitest',
    }
    const result = await runTask(task, { isShown })
    if (result.failed > 0 && !isShown) console.log(result.output)
    return result
  }

/** How many tests of core passed in Node, once they have. */
let testsOfCore

/** The Larkway that the browser tests visit, once it is started. */
let stack

/** The steps of `npm test`; each returns `{passed, failed, failures}`. */
const steps = {
  check: { title: 'Check', run: checked },
  api: {
    title: 'Leasing API, on PGlite and on PostgreSQL',
    // Killed programs are waited for by some files while others work.
    run: runVitest(['leasing-api', 'leasing-api-pglite', 'leasing-api-postgres'], '--maxWorkers=3'),
  },
  core: {
    title: 'Core in Chromium',
    run: (options) => coreInChromium({ ...options, expected: testsOfCore }),
  },
  parts: {
    title: 'Content lake and site',
    run: runVitest(['content-lake', 'content-tools', 'site']),
  },
  stack: { title: 'Production build and whole stack', run: startedStack },
  e2e: { title: 'Browser', run: browserTests },
}

/**
 * Their order. What stands in one row runs side by side, the first of it shown as it goes: half of the
 * time of the API's tests is waiting, for databases and for programs that are killed.
 */
const rows = [[['check']], [['api'], ['core', 'parts', 'stack']], [['e2e']]]

/**
 * Runs the steps and stops after the first row in which one fails.
 * @param only name of a single step to run; all of them when absent
 * @returns the exit code
 */
export async function wholeTest(only) {
  const total = { passed: 0, failed: 0 }
  const failures = []
  const inTurn = async (names, options) => {
    for (const name of names) {
      const result = await runStep(steps[name], options)
      total.passed += result.passed
      total.failed += result.failed
      failures.push(...result.failures)
    }
  }
  if (only && !(only in steps))
    throw new Error(`There is no step ${only}: there are ${Object.keys(steps).join(', ')}.`)
  try {
    for (const row of only ? [[[only]]] : rows) {
      await Promise.all(row.map((names, at) => inTurn(names, { isShown: at === 0 })))
      if (total.failed > 0) break
    }
  } finally {
    await stack?.stop()
  }
  // Thousands of lines further down than where they happened.
  if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}

async function runStep({ title, run }, options) {
  const startedAt = Date.now()
  console.log(`\n== ${title}`)
  const result = await run(options)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`== ${title}: ${result.failed ? 'failed' : 'passed'} in ${seconds} s`)
  return result
}

async function checked() {
  const result = await runTogether(checkTasks({ measuresCoverage: true }))
  testsOfCore = result.passedOf[coreTitle]
  return result
}

/** Built while other tests wait for databases and for programs that are killed. */
async function startedStack() {
  stack = await startWholeStack()
  return { passed: 0, failed: 0, failures: [] }
}

async function browserTests() {
  const browser = await findOrInstallBrowser()
  console.log(`Browser: ${browser}`)
  stack ??= await startWholeStack()
  return runTask(
    {
      title: '',
      command: [packageProgram('playwright'), 'test'],
      runner: 'playwright',
      env: { ...stack.environment, CHROMIUM_PATH: browser },
    },
    { isShown: true },
  )
}
