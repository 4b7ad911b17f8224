import { openQuery } from '#core/filters/query/deal-query.ts'

/** Default values of a deal query, for calls whose own query has fewer fields. */
export const openFields = { ...openQuery, budgetFrom: undefined, budgetTo: undefined }
