import { type RouteMeta, routeTable } from '#core/routes/route-table.ts'

/**
 * The patterns of the pages whose title and description search engines show, as they stand in the
 * table of pages: `/car-leasing/:manufacturer` is the page of every make.
 */
export const indexedPatterns: readonly string[] = Object.values<RouteMeta>(routeTable)
  .filter(({ isNoindex }) => !isNoindex)
  .map(({ pattern }) => pattern)
