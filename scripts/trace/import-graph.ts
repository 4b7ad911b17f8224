import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** Files of the repository that a file imports, both as paths from the root. */
export type ImportGraph = (file: string) => readonly string[]

/**
 * Value imports of TypeScript files: static, dynamic, re-exports and workers named by
 * `new URL('./…', import.meta.url)`. Types, styles and packages are left out.
 */
export function importGraph(root: string): ImportGraph {
  const read = new Map<string, string[]>()
  let alternatives: Record<string, string[]> | undefined
  return (file) => {
    const known = read.get(file)
    if (known) return known
    alternatives ??= alternativesOf(root)
    const named = alternatives
    const text = readFileSync(path.join(root, file), 'utf8')
    const files = [...new Set(specifiers(file, text))]
      .flatMap((specifier) => named[specifier] ?? target(file, specifier))
      .filter((name) => name !== undefined && existsSync(path.join(root, name))) as string[]
    read.set(file, files)
    return files
  }
}

/** Everything that these files reach, themselves included, in the order of the names. */
export function reachedFrom(entries: readonly string[], graph: ImportGraph): string[] {
  const reached = new Set(entries)
  // A set iterates over what is added meanwhile.
  for (const file of reached) for (const next of graph(file)) reached.add(next)
  return [...reached].toSorted()
}

/** How many files the longest chain of imports from a file has, circles counted once. */
export function levelsFrom(entry: string, graph: ImportGraph): number {
  const levels = new Map<string, number>()
  const levelOf = (file: string): number => {
    const known = levels.get(file)
    if (known !== undefined) return known
    levels.set(file, 0)
    const level = 1 + Math.max(0, ...graph(file).map(levelOf))
    levels.set(file, level)
    return level
  }
  return levelOf(entry)
}

/** The files of the names that package.json gives one in a browser and another one elsewhere. */
function alternativesOf(root: string): Record<string, string[]> {
  const file = path.join(root, 'package.json')
  if (!existsSync(file)) return {}
  const { imports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    imports?: Record<string, string | Record<string, string>>
  }
  return Object.fromEntries(
    Object.entries(imports).flatMap(([name, to]) =>
      typeof to === 'string'
        ? []
        : [[name, Object.values(to).map((each) => path.posix.normalize(each))]],
    ),
  )
}

function specifiers(file: string, text: string): string[] {
  const { module } = parseSync(file, text)
  const isType = (entries: readonly { isType: boolean }[]) =>
    entries.length > 0 && entries.every((entry) => entry.isType)
  const imports = module.staticImports.filter(({ entries }) => !isType(entries))
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.filter((entry) => !entry.isType && entry.moduleRequest),
  )
  return [
    ...imports.map(({ moduleRequest }) => moduleRequest.value),
    ...exports.map(({ moduleRequest }) => moduleRequest!.value),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
    ...[...text.matchAll(/new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g)].map(([, name]) => name!),
  ]
}

function target(file: string, specifier: string): string | undefined {
  if (!/^[#.].*\.(ts|tsx|mts|mjs)$/.test(specifier)) return undefined
  return specifier.startsWith('#')
    ? path.posix.normalize(specifier.slice(1))
    : path.posix.join(path.posix.dirname(file), specifier)
}
