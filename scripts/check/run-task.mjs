import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../start/root.mjs'
import { readReport } from './read-report.mjs'

/**
 * A step of `npm run check` or `npm test`.
 * @typedef {object} Task
 * @property {string} title
 * @property {string[]} command
 * @property {'vitest' | 'playwright'} [runner] whose tests are counted one by one; any other task counts as one
 * @property {Record<string, string>} [env]
 * @property {string} [cwd] the repository's root unless given
 */

/**
 * Runs a task.
 * @returns `{ok, code, passed, failed, failures, output, seconds}`; `output` is empty when it was shown as it
 *   came, `failures` holds a name and a reason for each test that failed
 */
export async function runTask(task, { isShown }) {
  const startedAt = Date.now()
  const folder = mkdtempSync(path.join(tmpdir(), 'larkway-task-'))
  const report = path.join(folder, 'report.json')
  const [program, ...args] = task.command
  const child = spawn(program, [...args, ...reporting(task.runner, report)], {
    cwd: task.cwd ?? root,
    env: { ...process.env, ...task.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text))
  }
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`
      resolve(1)
    })
    child.on('close', (exitCode) => resolve(exitCode ?? 1))
  })
  process.off('exit', endWithUs)
  const counts = readReport(task.runner, report, code === 0)
  rmSync(folder, { recursive: true })
  return { ok: code === 0, code, ...counts, output, seconds: (Date.now() - startedAt) / 1000 }
}

function reporting(runner, report) {
  if (runner === 'vitest') {
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  }
  return runner === 'playwright' ? ['--reporter=list,json'] : []
}
