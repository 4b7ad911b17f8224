import { routeTable } from './route-table.ts'

/**
 * What pages without parameters are called by where a call asks about one: the last part of their
 * address, `home` for the first page. Rule K-15.
 */
export const pageWords: readonly string[] = Object.values(routeTable)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':'))
  .map((pattern) => pattern.split('/').at(-1) || 'home')
