import { evaluateQuery, viewOfList } from '../query/query-engine.ts'
import type { LakeDocument } from '../store/document.ts'

/** A listener's query. */
export interface ListenFilter {
  query: string
  params: Record<string, unknown>
  /** Time limit; `queryLimits.timeMs` by default. */
  timeMs?: number
}

/** Whether a query finds every document there is, which needs no evaluation. */
export const selectsAll = ({ query }: Pick<ListenFilter, 'query'>): boolean => query.trim() === '*'

/**
 * Whether a listener's query finds the document when it is the only one there is. Null, a document
 * that does not exist, it finds where it answers something without any.
 * @throws LakeError 400 where the query cannot be run
 */
export function isSelected(document: LakeDocument | null, filter: ListenFilter): boolean {
  if (selectsAll(filter)) return document !== null
  const view = viewOfList(document ? [document] : [])
  const result = evaluateQuery({ ...filter, view, identity: '', now: new Date() })
  return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
}
