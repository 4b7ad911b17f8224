// `npm run trace`: how many files of their own a deal list, an enquiry and a content page cross, and
// how deep the two engines are. `npm run trace -- enquiry` names the files, folder by folder.
// `--check` fails when a count is above its limit in `scripts/trace/ways.ts`.
import { globSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { UserError } from '#server-kit/user-error.mjs'
import { explain } from '../start/user-error.mjs'
import { root } from '../start/root.mjs'
import { importGraph } from '../trace/import-graph.ts'
import { depthOf, ownFiles } from '../trace/trace-way.ts'
import { depths, mostSharers, ways } from '../trace/ways.ts'

const starts = ['site/app/**/{page.tsx,route.ts}', 'leasing-api/routes/**/*-routes.ts']

function main(): number {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const unknown = positionals.find((name) => !(name in ways))
  if (unknown !== undefined) {
    throw new UserError(
      `There is no way "${unknown}". Choose from: ${Object.keys(ways).join(', ')}.`,
    )
  }
  const graph = importGraph(root)
  const files = starts.flatMap((pattern) => globSync(pattern, { cwd: root }))
  const figures = [
    ...Object.entries(ways).map(([name, way]) => {
      const own = ownFiles(way, files, mostSharers, graph)
      if (positionals.includes(name)) printFiles(own)
      return { name, unit: 'files of its own', count: own.length, most: way.most }
    }),
    ...Object.entries(depths).map(([entry, most]) => {
      return { name: entry, unit: 'levels of imports', count: depthOf(entry, graph), most }
    }),
  ]
  const isOver = ({ count, most }: { count: number; most: number }) => count > most
  for (const figure of figures) {
    if (values.check && !isOver(figure)) continue
    const { name, unit, count, most } = figure
    console.log(`${isOver(figure) ? 'FAILED  ' : ''}${name}: ${count} ${unit}, at most ${most}`)
  }
  return figures.some(isOver) ? 1 : 0
}

function printFiles(files: readonly string[]) {
  for (const [folder, own] of Map.groupBy(files, (file) => path.posix.dirname(file))) {
    console.log(`${folder}: ${own.map((file) => path.posix.basename(file)).join(', ')}`)
  }
}

try {
  process.exitCode = main()
} catch (error) {
  process.exitCode = explain(error)
}
