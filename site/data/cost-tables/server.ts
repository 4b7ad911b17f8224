import 'server-only'
import { costTablesShown } from '#core/content/cost-tables-shown.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { costTablesQuery } from '#schemas/queries/cost-tables.ts'
import { contentOr } from '../content/server.ts'

/** The tables of costs that go with a shelf of guides today. Rule E-16. */
export async function costTablesBeside(category: string) {
  const tables = await contentOr([], costTablesQuery, {})
  return costTablesShown(tables, { category, today: londonClock(Date.now()).day })
}
