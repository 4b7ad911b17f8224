import { and, count, desc, eq, gte, max, sql } from 'drizzle-orm'
import type { FinanceType } from '#core/offer/finance-type.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'

/**
 * The cars with the most enquiries of a finance type since an instant, as capIds: the most wanted
 * first, of equals the one asked for last, then the lower number. Only enquiries whose phone was
 * confirmed count; nothing of a person is read. Rule K-05.
 */
export async function readMostEnquired(
  db: Db,
  { financeType, since }: { financeType: FinanceType; since: string },
): Promise<string[]> {
  const rows = await db
    .select({ capId: orders.capId })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'confirmed'),
        gte(orders.createdAt, new Date(since)),
        eq(sql`${orders.snapshot} -> 'offer' ->> 'financeType'`, financeType),
      ),
    )
    .groupBy(orders.capId)
    .orderBy(desc(count()), desc(max(orders.createdAt)), orders.capId)
  return rows.map(({ capId }) => capId)
}
