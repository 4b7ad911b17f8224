import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'
import { runTask } from '../check/run-task.mjs'
import { root } from '../start/root.mjs'
import { installTool } from './install-tool.ts'
import type { MutationReport } from './mutation-report.ts'
import { makeMutationWorkspace } from './mutation-workspace.ts'

const home = path.join(root, 'tools/mutate')

/**
 * Mutates a folder of core in a copy, with the tests of that folder alone: a rule is proved beside
 * its code. The HTML and JSON reports stay in tools/mutate/reports/<area>.
 */
export async function runStryker(folder: string, files: string[]): Promise<MutationReport> {
  installTool(home, 'Stryker')
  const reports = path.join(home, 'reports', path.basename(folder))
  rmSync(reports, { recursive: true, force: true })
  const workspace = makeMutationWorkspace({ root, home, folder, files, reports })
  try {
    const stryker = path.join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js')
    const command = [process.execPath, stryker, 'run', 'stryker.config.json']
    const { code } = await runTask({ title: '', command, cwd: workspace }, { isShown: true })
    if (code !== 0) {
      throw new UserError(
        `Stryker ended with ${code} in ${folder}. Its own message stands above; most often a test of the folder fails without any mutant, or it has no test.`,
      )
    }
    return JSON.parse(readFileSync(path.join(reports, 'mutation.json'), 'utf8')) as MutationReport
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}
