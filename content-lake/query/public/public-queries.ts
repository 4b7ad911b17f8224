import type { Logger } from 'pino'
import { countLookup } from '#server-kit/telemetry/telemetry.ts'
import { isPublicId } from '#content-lake/store/document-id.ts'
import type { DocumentStore } from '#content-lake/store/document-store.ts'
import { queryCache, publicCacheLimits } from '../cache/query-cache.ts'
import { isCacheable } from '../cache/query-response.ts'
import type { QueryJob, EvaluatorData, SelectJob } from './evaluator-messages.ts'
import { openEvaluatorThread } from './evaluator-thread.ts'
import { listenerLimits, publicLimits } from './public-limits.ts'

/**
 * Runs queries without a token or an editor's cookie, in threads of their own and within limits, so
 * that no other request waits for them.
 */
export interface PublicQueries {
  /**
   * The result as it is sent, from the public documents.
   * @throws LakeError 400 where the query is at fault, 503 where too many wait
   */
  run(query: Omit<QueryJob, 'kind' | 'nowMs'>): Promise<string>
  /**
   * Which documents a listener's query finds, each as if it were the only one there is.
   * @param documents a JSON list
   * @throws LakeError as `run`
   */
  select(filter: Omit<SelectJob, 'kind'>): Promise<boolean[]>
  close(): Promise<void>
}

export function openPublicQueries(
  data: EvaluatorData,
  { store, log, now }: { store: DocumentStore; log: Logger; now: () => Date },
): PublicQueries {
  const cache = queryCache(store, publicCacheLimits)
  const queries = openEvaluatorThread({
    name: 'public queries',
    data,
    log,
    limits: publicLimits,
    documents: () => [...store.documents.values()].filter(({ _id }) => isPublicId(_id)),
  })
  // Listeners' queries look at the documents of a commit alone: this thread holds no copy.
  const filters = openEvaluatorThread({
    name: 'listeners',
    data,
    log,
    limits: listenerLimits,
    documents: () => [],
  })
  const unsubscribe = store.subscribe(({ changes }) => {
    const seen = changes.filter(({ id }) => isPublicId(id))
    if (seen.length > 0) queries.change(seen.map(({ id, next }) => ({ id, next })))
  })

  return {
    async run(query) {
      const key = JSON.stringify([query.withSourceMap, query.query, query.params])
      const known = cache.get(key)
      countLookup('public queries', known !== undefined)
      if (known) return known.text
      let readAt = -1
      const result = await queries.run<'query'>(() => {
        readAt = store.sequence
        return { kind: 'query', ...query, nowMs: now().getTime() }
      })
      // What was read before a commit may be old now.
      if (isCacheable(query.query) && readAt === store.sequence) cache.set(key, result)
      return result.text
    },
    select: (filter) => filters.run<'select'>(() => ({ kind: 'select', ...filter })),
    async close() {
      unsubscribe()
      await Promise.all([queries.close(), filters.close()])
    },
  }
}
