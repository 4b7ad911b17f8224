import { existsSync } from 'node:fs'
import path from 'node:path'
import { packageProgram, root } from '../start/root.mjs'

const isThere = (place) => existsSync(path.join(root, place))

/** Every TypeScript project of the repository; the site's needs the types that Next writes first. */
export function typeTasks() {
  const tsc = packageProgram('tsc')
  const next = packageProgram('next')
  const site = `${next} typegen site && ${tsc} -p site`
  return [
    { title: 'types', command: [tsc] },
    isThere('site/next.config.mts') && { title: 'types of site', command: ['sh', '-c', site] },
    isThere('studio/sanity.config.ts') && {
      title: 'types of studio',
      command: [tsc, '-p', 'studio'],
    },
    { title: 'types of browser tests', command: [tsc, '-p', 'e2e'] },
  ].filter(Boolean)
}

/** The title of the tests of core. */
export const coreTitle = 'unit tests of core'

/** The options that choose these projects of Vitest. */
const projects = (...names) => names.flatMap((name) => ['--project', name])

/**
 * What `npm run check` looks at: unit tests, types, lint with boundaries, format, dead code, and that
 * each rule of the book has its test and code that a program reaches, or that waits for its page, and
 * that the table of routes is as new as what it is made from.
 * @param measuresCoverage whether a branch of core that no test takes fails; half as long again
 */
export function checkTasks({ measuresCoverage = false } = {}) {
  return [
    {
      title: coreTitle,
      command: [
        packageProgram('vitest'),
        'run',
        ...projects('core'),
        ...(measuresCoverage ? ['--coverage'] : []),
      ],
      runner: 'vitest',
    },
    {
      title: 'unit tests of scripts, seed and server kit',
      command: [packageProgram('vitest'), 'run', ...projects('scripts', 'seed', 'server-kit')],
      runner: 'vitest',
    },
    ...typeTasks(),
    {
      title: 'lint and import directions',
      command: [packageProgram('oxlint'), '--type-aware', '--deny-warnings'],
    },
    { title: 'format', command: [packageProgram('oxfmt'), '--check'] },
    { title: 'dead code', command: [packageProgram('knip'), '--no-config-hints'] },
    {
      title: 'rules and what programs reach',
      command: [process.execPath, path.join(root, 'scripts/commands/rules.ts'), '--check'],
    },
    {
      title: 'the table of routes',
      command: [process.execPath, path.join(root, 'scripts/commands/routes.ts'), '--check'],
    },
    {
      title: 'files that a list, an enquiry and a content page cross',
      command: [process.execPath, path.join(root, 'scripts/commands/trace.ts'), '--check'],
    },
  ]
}
