import { runQuery } from '../execute/evaluate-query.ts'
import type { CachedResult } from './query-cache.ts'
import type { QueryInput } from '../execute/run-tree.ts'
import { syncTagsOf } from './sync-tags.ts'

/**
 * The result of a query with its tags and its source map, as they stand in the response.
 * @param isOfRelease whether a version may hide any document: which one, its own type does not say
 * @throws LakeError as `runQuery`
 */
export function queryResponse(
  input: QueryInput & { sanity: { dataset: string } },
  { withSourceMap, isOfRelease }: { withSourceMap: boolean; isOfRelease: boolean },
): CachedResult {
  const { result, types, sourceMap } = runQuery(input, { withSourceMap })
  const syncTags = syncTagsOf(input.sanity.dataset, isOfRelease ? null : types)
  const others = JSON.stringify({ resultSourceMap: sourceMap, syncTags })
  return { text: `"result":${JSON.stringify(result)},${others.slice(1, -1)}`, types }
}

/** Functions whose result depends on time or user. */
const dependsOnRequest = /\b(?:now|identity)\b/

/** Whether a query's result stays the same until a document changes. */
export const isCacheable = (query: string): boolean => !dependsOnRequest.test(query)
