/**
 * Entry module of the query engine: GROQ over the documents of the lake. Its routes are in
 * query-routes.ts; nothing else in this folder is imported from outside.
 */
export { queryCache } from './cache/query-cache.ts'
export { changedTagsOf } from './cache/sync-tags.ts'
export { evaluateQuery, selectIds } from './execute/evaluate-query.ts'
export { viewOfList } from './execute/perspective.ts'
export { queryViews } from './execute/query-views.ts'
export { listenerLimits } from './public/public-limits.ts'
export { openPublicQueries, type PublicQueries } from './public/public-queries.ts'
