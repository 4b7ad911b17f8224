import { evaluateSync, parse, toJS } from 'groq-js/1'

/** A document as tests write it. */
export type TestDocument = { _id: string; _type: string } & Record<string, unknown>

/** The answer of a query over these documents alone. */
export function answerOf(
  query: string,
  params: Record<string, unknown>,
  documents: readonly TestDocument[],
): unknown {
  return toJS(evaluateSync(parse(query, { params }), { dataset: documents, params })) as unknown
}
