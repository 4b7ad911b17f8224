import { evaluateSync, GroqSyntaxError, parse, toJS } from 'groq-js/1'
import { LakeError } from '../http/lake-error.ts'
import type { LakeDocument } from '../store/document.ts'
import type { DocumentView } from './perspective.ts'
import { withTextQueries } from './text-query.ts'
import { withWholeText } from './whole-text.ts'

export interface QueryInput {
  query: string
  params: Record<string, unknown>
  view: DocumentView
  identity: string
  now: Date
  sanity?: { projectId: string; dataset: string }
}

/**
 * The answer to a GROQ query, as JSON.
 * @throws LakeError 400 with the place of a syntax error, 501 for functions that do not exist here
 */
export function evaluateQuery({ query, params, view, identity, now, sanity }: QueryInput): unknown {
  const syntax = parsed(query, params)
  try {
    const value = evaluateSync(syntax, {
      dataset: query.includes('text::query') ? withWholeText(view.list) : view.list,
      params,
      identity,
      timestamp: now,
      dereference: ({ _ref }: { _ref: string }) => view.byId.get(_ref) ?? null,
      ...(sanity && { sanity }),
    })
    return (toJS(value) as unknown) ?? null
  } catch (error) {
    throw evaluationError(error)
  }
}

/** The ids of the documents a query selects among those given. */
export function selectIds(
  query: string,
  params: Record<string, unknown>,
  documents: LakeDocument[],
): string[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const view = { list: documents, byId }
  const result = evaluateQuery({ query, params, view, identity: '', now: new Date() })
  return [result].flat().flatMap((item) => {
    const id = (item as { _id?: unknown } | null)?._id
    return typeof id === 'string' && byId.has(id) ? [id] : []
  })
}

/** groq-js puts parameters into the syntax tree, so a query is parsed once for each request. */
function parsed(query: string, params: Record<string, unknown>) {
  try {
    return withTextQueries(parse(query, { params }))
  } catch (error) {
    if (error instanceof LakeError) throw error
    const start = error instanceof GroqSyntaxError ? error.position : 0
    const description = error instanceof Error ? error.message : String(error)
    throw new LakeError(400, 'queryParseError', description, { query, start, end: start + 1 })
  }
}

function evaluationError(error: unknown): LakeError {
  const reason = error instanceof Error ? error.message : String(error)
  const isMissing = /not implemented/i.test(reason)
  return isMissing
    ? new LakeError(
        501,
        'notSupported',
        `The embedded content lake cannot run this query: ${reason}`,
      )
    : new LakeError(400, 'queryEvaluationError', `The query cannot be evaluated: ${reason}`)
}
