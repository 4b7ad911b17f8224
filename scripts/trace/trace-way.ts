import path from 'node:path'
import { type ImportGraph, levelsFrom, reachedFrom } from './import-graph.ts'
import type { Way } from './ways.ts'

/**
 * The files that a way has for itself, in the order of the names: what its entries reach, without
 * what more than `mostSharers` pages, forms and routes reach. Those are the frame, the design system
 * and the contract, which are read once for the whole tree.
 * @param starts every page, form and route of the repository
 */
export function ownFiles(
  { entries }: Pick<Way, 'entries'>,
  starts: readonly string[],
  mostSharers: number,
  graph: ImportGraph,
): string[] {
  const sharers = new Map<string, number>()
  for (const file of starts.flatMap((start) => reachedFrom([start], graph))) {
    sharers.set(file, (sharers.get(file) ?? 0) + 1)
  }
  return reachedFrom(entries, graph).filter((file) => (sharers.get(file) ?? 0) <= mostSharers)
}

/** The longest chain of imports from an entry module that stays in its folder. */
export function depthOf(entry: string, graph: ImportGraph): number {
  const folder = `${path.posix.dirname(entry)}/`
  return levelsFrom(entry, (file) => graph(file).filter((next) => next.startsWith(folder)))
}
