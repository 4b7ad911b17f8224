import { type ExprNode, GroqSyntaxError, parse } from 'groq-js/1'
import { LakeError } from '../http/lake-error.ts'
import { placeOf, unknownFunctionIn } from './unsupported-function.ts'

/** Longer queries are refused: the time to read one grows with the square of its length. */
const longestQueryCharacters = 50_000

/**
 * The syntax tree of a query. Parameters become constants of it, so a query is parsed once for
 * each request.
 * @throws LakeError 400 `queryParseError` with the place of the mistake
 */
export function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  if (query.trim() === '') throw parseError('The query is empty', query, { start: 0, end: 0 })
  if (query.length > longestQueryCharacters) {
    throw parseError(
      `The query has ${query.length} characters; ${longestQueryCharacters} are allowed. Put long lists into parameters.`,
      query.slice(0, 200),
      { start: longestQueryCharacters, end: query.length },
    )
  }
  try {
    return parse(query, { params })
  } catch (error) {
    throw problemOf(error, query)
  }
}

/** A query refused before it is run, in the shape clients show with a mark under the place. */
export const parseError = (
  description: string,
  query: string,
  place: { start: number; end: number },
) => new LakeError(400, 'queryParseError', description, { query, ...place })

function problemOf(error: unknown, query: string): LakeError {
  if (error instanceof RangeError) {
    return parseError('The query is nested too deeply. Write it with fewer levels.', query, {
      start: 0,
      end: query.length,
    })
  }
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
