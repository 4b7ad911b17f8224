import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { leadSteps } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'

/** A lead as response times are measured by: milliseconds since 1970; null for what has not been. */
export type MeasuredRow = {
  providerId: number
  confirmedMs: number
  respondedMs: number | null
  closedMs: number | null
}

const firstNoted = (...states: string[]) => {
  const isOne = sql`${leadSteps.state} in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`
  return sql<
    number | null
  >`(extract(epoch from min(${leadSteps.notedAt}) filter (where ${isOne})) * 1000)::float8`
}

/** The leads of every provider confirmed since an instant, with when they were responded to. Rule W-170. */
export function readMeasuredLeads(db: Db, { since }: { since: Date }): Promise<MeasuredRow[]> {
  return db
    .select({
      providerId: orders.providerId,
      confirmedMs: sql<number>`(extract(epoch from ${orders.confirmedAt}) * 1000)::float8`,
      respondedMs: firstNoted('called', 'ordered', 'delivered'),
      closedMs: firstNoted('closed'),
    })
    .from(orders)
    .leftJoin(leadSteps, eq(leadSteps.orderRef, orders.orderRef))
    .where(and(eq(orders.state, 'confirmed'), gte(orders.confirmedAt, since)))
    .groupBy(orders.orderRef)
}
