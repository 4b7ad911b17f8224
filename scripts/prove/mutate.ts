// `npm run prove:mutate`: mutation testing of core. See tools/mutate/README.md.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { explain, Problem } from '../start/problem.mjs'
import { root } from '../start/root.mjs'
import { runStryker } from './run-stryker.ts'
import { judgeArea, type Verdict } from './judge-area.ts'
import { readEquivalentMutants } from './equivalent-mutants.ts'
import { areasToMutate } from './areas-to-mutate.ts'

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, files: { type: 'string' } },
  })
  const areas = areasToMutate(values, root)
  const equivalents = readEquivalentMutants(path.join(root, 'tools/mutate/equivalent-mutants.json'))
  const verdicts: Verdict[] = []
  for (const { folder, files } of areas) {
    console.log(`\n== ${folder}${files.length > 0 ? `: ${files.join(', ')}` : ''}`)
    const report = await runStryker(folder, files)
    const verdict = judgeArea({ folder, report, equivalents, isWhole: files.length === 0 })
    for (const line of verdict.lines) console.log(line)
    verdicts.push(verdict)
  }
  console.log('')
  for (const { summary } of verdicts) console.log(summary)
  const problems = verdicts.flatMap((verdict) => verdict.problems)
  for (const problem of problems) console.log(`FAILED  ${problem}`)
  return problems.length > 0 ? 1 : 0
}

try {
  if (process.versions.node.startsWith('20.')) {
    throw new Problem('Run this by npm run prove:mutate, which uses the Node of the lockfile.')
  }
  process.exitCode = await main()
} catch (error) {
  process.exitCode = explain(error)
}
