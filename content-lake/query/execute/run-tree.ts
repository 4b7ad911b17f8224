import { evaluateSync, type ExprNode } from 'groq-js/1'
import { LakeError } from '#content-lake/http/lake-error.ts'
import { narrowed } from '../plan/narrow-dataset.ts'
import type { DocumentView } from './perspective.ts'
import { withTimeLimit } from './query-budget.ts'

/** A query and everything its result depends on. */
export interface QueryInput {
  query: string
  params: Record<string, unknown>
  view: DocumentView
  identity: string
  now: Date
  sanity?: { projectId: string; dataset: string }
  /** Milliseconds from any starting point, for the time a query may take. */
  clockMs?: () => number
  /** Whether the program has memory left. */
  hasMemory?: () => boolean
  /** Time limit; `queryLimits.timeMs` by default. */
  timeMs?: number
  /** Size limit of the result; `largestResponseBytes` by default. */
  responseBytes?: number
}

/**
 * Evaluates a complete tree over the documents of a view.
 * @returns the value and the types of all documents that can change it (null: any)
 * @throws LakeError 400 when it takes too long or too much, or cannot be evaluated
 */
export function runTree(tree: ExprNode, view: DocumentView, input: QueryInput) {
  const { params, identity, now, sanity, hasMemory, timeMs } = input
  const { clockMs = () => performance.now() } = input
  try {
    const narrow = narrowed(tree, view)
    let types = narrow.types && new Set(narrow.types)
    const follow = (id: string) => {
      const found = narrow.lookedUp(id)
      if (found) return found
      const target = view.byId.get(id) ?? null
      // The type behind a broken reference is unknown until it resolves.
      if (target) types?.add(target._type)
      else types = null
      return target
    }
    const value = evaluateSync(withTimeLimit(narrow.tree, clockMs, hasMemory, timeMs), {
      dataset: view.list,
      params,
      identity,
      timestamp: now,
      dereference: ({ _ref }: { _ref: string }) => follow(_ref),
      ...(sanity && { sanity }),
    })
    return { value, types }
  } catch (error) {
    if (error instanceof LakeError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new LakeError(400, 'queryEvaluationError', `The query cannot be evaluated: ${reason}`)
  }
}
