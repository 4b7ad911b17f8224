import { type ExprNode, GroqSyntaxError, parse } from 'groq-js/1'
import { LakeError } from '#content-lake/http/lake-error.ts'
import { deepestQuery, deepestTree, queryDepth, treeDepth } from './query-depth.ts'
import { placeOf, unknownFunctionIn } from './unsupported-function.ts'

/** Longer queries are refused: the time to read one grows with the square of its length. */
const longestQueryCharacters = 50_000

/**
 * Parses a query. The only entry point, so that what is too long or too deep is refused before
 * anything recurses into it. Parameters become constants of it, so a query is parsed once for each
 * request.
 * @throws LakeError 400 `queryParseError` with the place of the mistake
 */
export function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  assertReadable(query)
  const tree = parsed(query, params)
  // Functions that a query declares are written out where they are called, and so grow with it.
  if (treeDepth(tree, deepestTree) > deepestTree) throw tooDeep(query)
  return tree
}

/** Refuses text that the parser must not get. */
function assertReadable(query: string): void {
  if (query.trim() === '') throw parseError('The query is empty', query, { start: 0, end: 0 })
  if (query.length > longestQueryCharacters) {
    throw parseError(
      `The query has ${query.length} characters; ${longestQueryCharacters} are allowed. Put long lists into parameters.`,
      query.slice(0, 200),
      { start: longestQueryCharacters, end: query.length },
    )
  }
  // groq-js goes back to the start of the query for the missing brace, and may do so for ever.
  const escape = query.lastIndexOf('\\u{')
  if (escape > query.lastIndexOf('}')) {
    throw parseError('Close the escape \\u{…} with a brace', query, {
      start: escape,
      end: query.length,
    })
  }
  if (queryDepth(query) > deepestQuery) throw tooDeep(query)
}

function parsed(query: string, params: Record<string, unknown>): ExprNode {
  try {
    return parse(query, { params })
  } catch (error) {
    throw problemOf(error, query)
  }
}

const tooDeep = (query: string) =>
  parseError(
    `The query is nested too deeply: brackets, and operators one after the other, may make ${deepestQuery} levels all told. Write it with fewer, and long lists as one "in" or as a parameter.`,
    query.slice(0, 200),
    { start: 0, end: query.length },
  )

/** A query refused before it is run, in the shape clients show with a mark under the place. */
export const parseError = (
  description: string,
  query: string,
  place: { start: number; end: number },
) => new LakeError(400, 'queryParseError', description, { query, ...place })

function problemOf(error: unknown, query: string): LakeError {
  if (error instanceof RangeError) return tooDeep(query)
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof GroqSyntaxError) {
    return parseError(reason, query, { start: error.position, end: error.position + 1 })
  }
  const name = unknownFunctionIn(reason, query)
  if (!name) return parseError(reason, query, { start: 0, end: query.length })
  return parseError(
    `The embedded content lake does not know the function ${name}().`,
    query,
    placeOf(name, query),
  )
}
