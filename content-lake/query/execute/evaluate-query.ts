import { type ExprNode, toJS } from 'groq-js/1'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { assertResponseSize } from './response-size.ts'
import { withDocumentFunctions } from '../parse/document-functions.ts'
import { parseError, parseQuery } from '../parse/parse-query.ts'
import { assertGrowth } from '../parse/query-growth.ts'
import { viewOfList } from './perspective.ts'
import { type QueryInput, runTree } from './run-tree.ts'
import { type SourceMap, sourceMapOf } from '../source-map/source-map.ts'
import { type Trace, traced } from '../source-map/traced-tree.ts'
import { readsWholeText, withTextQueries } from '../parse/text-query.ts'
import { placeOf, unsupportedFunctionIn } from '../parse/unsupported-function.ts'
import { withWholeText } from '../plan/whole-text.ts'

export interface QueryResult {
  result: unknown
  /** The types of all documents that can change the answer; null when any document can. */
  types: ReadonlySet<string> | null
  /** The source field of each string of the result. */
  sourceMap?: SourceMap
}

/**
 * The result of a GROQ query, as JSON.
 * @throws LakeError 400 with the place of a mistake or of a function that does not exist here
 */
export const evaluateQuery = (input: QueryInput): unknown => runQuery(input).result

/**
 * The result of a GROQ query with what is known about it.
 * @throws LakeError as `evaluateQuery`
 */
export function runQuery(
  input: QueryInput,
  { withSourceMap = false }: { withSourceMap?: boolean } = {},
): QueryResult {
  const { query, params } = input
  const parsed = parseQuery(query, params)
  assertGrowth(parsed)
  const tree = supported(parsed, query)
  const view =
    query.includes('text::query') && readsWholeText(tree) ? withWholeText(input.view) : input.view
  const { value, types } = runTree(tree, view, input)
  assertResponseSize(value.data, input.responseBytes)
  const result = (makesTimesOrPaths.test(query) ? (toJS(value) as unknown) : value.data) ?? null
  if (!withSourceMap) return { result, types }
  const trace = runTree(traced(tree), view, input).value.data as Trace
  return { result, types, sourceMap: sourceMapOf(result, trace, view, types) }
}

/** The ids of the documents a query selects among those given. */
export function selectIds(
  query: string,
  params: Record<string, unknown>,
  documents: LakeDocument[],
): string[] {
  const view = viewOfList(documents)
  const result = evaluateQuery({ query, params, view, identity: '', now: new Date() })
  return [result].flat().flatMap((item) => {
    const id = (item as { _id?: unknown } | null)?._id
    return typeof id === 'string' && view.byId.has(id) ? [id] : []
  })
}

/** Functions whose results need converting to JSON, which runs through all of it. */
const makesTimesOrPaths = /dateTime|path/

/** Syntax that groq-js lacks, by its namespace, `anywhere` aside; most queries have neither. */
const lacking = /::|\banywhere\b/

/** Rewrites what groq-js lacks in its own terms. */
function supported(tree: ExprNode, query: string): ExprNode {
  if (!lacking.test(query)) return tree
  const complete = withTextQueries(withDocumentFunctions(tree))
  const missing = unsupportedFunctionIn(complete)
  if (!missing) return complete
  throw parseError(
    `The embedded content lake does not support ${missing.name}(). ${missing.advice}, or use Sanity's hosted Content Lake.`,
    query,
    placeOf(missing.name, query),
  )
}
