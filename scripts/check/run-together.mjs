import { runTask } from './run-task.mjs'

const atOnce = 2

/** A task that is no test runner says at the end of its output what is wrong. */
const reasons = ({ failures, output }, { title }) =>
  failures.length > 0 ? failures : [`${title}\n${output.trimEnd().slice(-1500)}`]

/**
 * Runs independent tasks two at a time, all of them whatever happens, and prints one line for each
 * as it ends, with its output when it failed.
 * @returns `{passed, failed, failures}` of all together, and `passedOf`, each task's own, by its title
 */
export async function runTogether(tasks) {
  const total = { passed: 0, failed: 0, failures: [], passedOf: {} }
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const result = await runTask(task, { isShown: false })
      total.passed += result.passed
      total.passedOf[task.title] = result.passed
      total.failed += result.failed
      total.failures.push(...(result.ok ? [] : reasons(result, task)))
      const mark = result.ok ? 'ok    ' : 'FAILED'
      console.log(`  ${mark}  ${task.title.padEnd(28)} ${result.seconds.toFixed(1)} s`)
      if (!result.ok) console.log(`\n${result.output.trimEnd()}\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return total
}
