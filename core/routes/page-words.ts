import { routeTable } from './route-table.ts'

/**
 * Names of the pages without parameters, as calls about a page take them: the last part of the
 * address, `home` for the first page. Rule K-15.
 */
export const pageWords: readonly string[] = Object.values(routeTable)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':'))
  .map((pattern) => pattern.split('/').at(-1) || 'home')
