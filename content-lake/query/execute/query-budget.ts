import { getHeapStatistics } from 'node:v8'
import type { ExprNode } from 'groq-js/1'
import { LakeError, queryTooLarge } from '#content-lake/http/lake-error.ts'
import { calledFunction, rewritten, type SyntaxNode } from '../parse/syntax-tree.ts'

const watchedBodies = new Set(['Filter', 'Map', 'FlatMap', 'Projection'])

/** Limits of one query. Running it blocks all other requests. */
export const queryLimits = { timeMs: 5_000 } as const

/** Interval between memory checks in loop turns, since they cost more than a turn. */
const turnsBetweenLooks = 64

/** The share of this program's memory that may be in use while a query runs. */
const mostMemoryShare = 0.7

/** Whether there is memory left for a query to go on. */
export function hasMemoryLeft(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return used < limit * mostMemoryShare
}

/**
 * The same tree, whose loops throw when they exceed time or memory. The time is checked in every
 * turn of a loop, when evaluation reads the loop's body.
 * @param clockMs milliseconds from any starting point
 */
export function withTimeLimit(
  tree: ExprNode,
  clockMs: () => number,
  hasMemory: () => boolean = hasMemoryLeft,
  timeMs: number = queryLimits.timeMs,
): ExprNode {
  const endsAtMs = clockMs() + timeMs
  let turns = 0
  const look = () => {
    turns += 1
    if (turns % turnsBetweenLooks !== 0) return
    if (clockMs() > endsAtMs) throw tooSlow(timeMs)
    if (!hasMemory()) throw tooMuchMemory()
  }
  const watched = (body: unknown) => new WatchedBody(body, look)
  return rewritten(tree, (node, again) => {
    if (watchedBodies.has(node.type)) {
      return { ...node, base: again(node.base), expr: watched(again(node.expr)) }
    }
    if (node.type !== 'PipeFuncCall') return undefined
    const args = (again(node.args) as SyntaxNode[]).map((argument) => {
      if (node.name === 'score') return watchedScore(argument, watched)
      const isDirected = argument.type === 'Asc' || argument.type === 'Desc'
      return isDirected ? { ...argument, base: watched(argument.base) } : watched(argument)
    })
    return { ...node, base: again(node.base), args }
  })
}

/** Ranking reads the parts of its condition, so the check stands around the first one read. */
function watchedScore(node: SyntaxNode, watched: (body: unknown) => unknown): unknown {
  const first = (child: unknown) => watchedScore(child as SyntaxNode, watched)
  if (node.type === 'Or' || node.type === 'And') return { ...node, left: first(node.left) }
  if (node.type === 'OpCall' && node.op === 'match') return { ...node, left: watched(node.left) }
  if (calledFunction(node) !== 'boost') return watched(node)
  const [condition, ...others] = node.args as unknown[]
  return { ...node, args: [first(condition), ...others] }
}

/** A `Group` node around a loop's body whose `type` getter checks the time limit. */
class WatchedBody {
  readonly base: unknown
  readonly #look: () => void

  constructor(base: unknown, look: () => void) {
    this.base = base
    this.#look = look
  }

  get type() {
    this.#look()
    return 'Group'
  }
}

/** @param hint another sentence on what to do */
export const tooSlow = (timeMs: number, hint = '') =>
  new LakeError(
    400,
    'queryTimeout',
    `The query ran for more than ${timeMs / 1000} s and was ended. Filter by _type first, and take slices before projections.${hint}`,
  )

export const tooMuchMemory = () =>
  queryTooLarge(
    'The query took too much memory and was ended. Filter by _type first, and take slices before projections.',
  )
