import { evaluateSync, type ExprNode } from 'groq-js/1'
import { LakeError } from '../http/lake-error.ts'
import type { LakeDocument } from '../store/document.ts'
import { type AnswerPieces, answerPieces } from './answer-pieces.ts'
import type { KeptPieces } from './kept-pieces.ts'
import { narrowed } from './narrow-dataset.ts'
import { withoutOwnProjections } from './own-projections.ts'
import type { DocumentView } from './perspective.ts'
import { withTimeLimit } from './query-budget.ts'

/** A query and everything its answer depends on. */
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
  /** How long the query may take; `queryLimits.timeMs` where it is not said. */
  timeMs?: number
  /** How long the answer may be; `largestAnswerBytes` where it is not said. */
  answerBytes?: number
  /** Pieces of answers given before, where there are more queries to come. */
  pieces?: KeptPieces
}

/**
 * Evaluates a complete tree over the documents of a view.
 * @param kept gives what was made of the same documents before, and takes what is made now
 * @returns the value, the types of all documents that can change it (null: any), and the pieces
 *   that stand in it
 * @throws LakeError 400 when it takes too long or too much, or cannot be evaluated
 */
export function runTree(tree: ExprNode, view: DocumentView, input: QueryInput, kept?: KeptPieces) {
  const { params, identity, now, sanity, hasMemory, timeMs } = input
  const { clockMs = () => performance.now() } = input
  const limited = (part: ExprNode) => withTimeLimit(part, clockMs, hasMemory, timeMs)
  let types: Set<string> | null = new Set()
  const follow = (id: string) => {
    const target = view.byId.get(id) ?? null
    // What a reference will lead to that leads nowhere now, nobody knows.
    if (target) types?.add(target._type)
    else types = null
    return target
  }
  const evaluated = (part: ExprNode, follows: (id: string) => unknown, root?: LakeDocument) =>
    evaluateSync(part, {
      dataset: view.list,
      params,
      identity,
      timestamp: now,
      dereference: ({ _ref }: { _ref: string }) => follows(_ref) as LakeDocument | null,
      ...(root && { root }),
      ...(sanity && { sanity }),
    })
  /** Readies a part of the query that begins with the documents. */
  const prepared = (part: ExprNode) => {
    const narrow = narrowed(part, view)
    types = narrow.types && (types?.union(narrow.types) ?? null)
    const ready = limited(narrow.tree)
    const follows = (id: string) => {
      const found = narrow.lookedUp(id)
      if (!found) return pieces?.asked(id) ?? follow(id)
      const { documents, projection } = found
      return projection === null ? documents : pieces!.projected(projection, documents)
    }
    return () => evaluated(ready, follows)
  }
  let pieces: AnswerPieces | null = null
  try {
    const readers: (() => object[])[] = []
    const rest = kept && withoutOwnProjections(tree, kept.remember, (list) => readers[list]!())
    if (kept && rest && rest.projections.length > 0) {
      const { projections, lists } = rest
      const parts = projections.map(({ expr }) => limited(projectionOfRoot(expr)))
      const make = (place: number, document: LakeDocument, follows: typeof follow) =>
        evaluated(parts[place]!, follows, document).data as object
      const made = answerPieces({ kept, projections, follow, byId: view.byId, make })
      pieces = made
      for (const { base, place } of lists) {
        const read = prepared(base)
        readers.push(() => made.projected(place, read().data as LakeDocument[]))
      }
    }
    const value = prepared(rest?.tree ?? tree)()
    return { value, types, pieces }
  } catch (error) {
    if (error instanceof LakeError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new LakeError(400, 'queryEvaluationError', `The query cannot be evaluated: ${reason}`)
  }
}

/** `@{…}`, so that the time is looked at for each document. */
const projectionOfRoot = (expr: ExprNode): ExprNode => ({
  type: 'Projection',
  base: { type: 'This' },
  expr,
})
