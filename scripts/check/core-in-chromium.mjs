import { spawnSync } from 'node:child_process'
import { packageProgram, root } from '../start/root.mjs'
import { findOrInstallBrowser } from './find-browser.mjs'
import { runTask } from './run-task.mjs'

const vitest = packageProgram('vitest')

/**
 * The tests of core in Chromium. As many must pass there as core has in Node: a test that a browser
 * quietly leaves out is a failure.
 * @param options.expected how many passed in Node; counted when absent
 */
export async function coreInChromium({ isShown, expected = countCoreTests() }) {
  const browser = await findOrInstallBrowser()
  console.log(`Browser: ${browser}`)
  const result = await runTask(
    {
      title: '',
      command: [vitest, 'run', '--config', 'vitest.browser.config.ts'],
      runner: 'vitest',
      env: { CHROMIUM_PATH: browser },
    },
    { isShown },
  )
  if (result.failed > 0 && !isShown) console.log(result.output)
  if (result.failed > 0) return result
  if (result.passed === expected) return result
  const reason = `Core has ${expected} tests, but ${result.passed} ran in Chromium.`
  console.log(`\n${reason}`)
  return { ...result, failed: 1, failures: [reason] }
}

/** Collected by running the files: a static look at them counts a table of cases as one test. */
function countCoreTests() {
  const { stdout, stderr, status } = spawnSync(
    vitest,
    ['list', '--project', 'core', '--no-static-parse', '--json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`The tests of core could not be listed.\n${stderr}`)
  return JSON.parse(stdout).length
}
