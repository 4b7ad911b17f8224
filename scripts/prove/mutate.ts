// `npm run prove:mutate`: mutation testing of core. See tools/mutate/README.md.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { endWith } from '../data-commands/end-with.ts'
import { root } from '../start/root.mjs'
import { runStryker } from './run-stryker.ts'
import { checkArea, type AreaResult } from './check-area.ts'
import { readEquivalentMutants } from './equivalent-mutants.ts'
import { areasToMutate } from './areas-to-mutate.ts'

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, files: { type: 'string' } },
  })
  const areas = areasToMutate(values, root)
  const equivalents = readEquivalentMutants(path.join(root, 'tools/mutate/equivalent-mutants.json'))
  const results: AreaResult[] = []
  for (const { folder, files } of areas) {
    console.log(`\n== ${folder}${files.length > 0 ? `: ${files.join(', ')}` : ''}`)
    const report = await runStryker(folder, files)
    const result = checkArea({ folder, report, equivalents, isWhole: files.length === 0 })
    for (const line of result.lines) console.log(line)
    results.push(result)
  }
  console.log('')
  for (const { summary } of results) console.log(summary)
  const problems = results.flatMap((result) => result.problems)
  for (const problem of problems) console.log(`FAILED  ${problem}`)
  return problems.length === 0
}

await endWith(main)
