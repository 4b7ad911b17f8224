import { openQuery } from '#core/filters/query/deal-query.ts'

/** What the query of a call leaves open that knows fewer fields than the great lists. */
export const openFields = { ...openQuery, budgetFrom: undefined, budgetTo: undefined }
