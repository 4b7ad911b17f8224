import { and, count, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import type { StepCounts } from '#core/figures/enquiry-steps.ts'
import type { WireNamed } from '#core/contract/json/wire-derivative.ts'
import type { LeadState } from '#core/leads/lead-state.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { leadSteps } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'

export type EnquiryCounts = {
  /** By hours since 1970, for days are London's. */
  hours: (StepCounts & { hour: number })[]
  states: { state: LeadState; enquiries: number }[]
  pages: (StepCounts & { manufacturer: WireNamed; range: WireNamed })[]
  campaigns: (StepCounts & { source: string; medium: string; campaign: string })[]
}

type CountQuery = {
  /** The provider whose enquiries are counted; null for all. */
  providerId: number | null
  since: Date
  /** Pages and campaigns at most: whoever sends a form names the campaign. */
  most: number
}

/**
 * The enquiries that were begun since an instant, and how far each came. An attempt that joined
 * another is that other. Nothing of a person is read. Rule W-190.
 */
export async function countEnquiries(
  db: Db,
  { providerId, since, most }: CountQuery,
): Promise<EnquiryCounts> {
  const reached = reachedSteps(db)
  const steps = {
    started: count(),
    confirmed: counted(eq(orders.state, 'confirmed')),
    called: counted(sql`${reached.isCalled}`),
    ordered: counted(sql`${reached.isOrdered}`),
    delivered: counted(sql`${reached.isDelivered}`),
  }
  const found = and(
    gte(orders.createdAt, since),
    ne(orders.state, 'joined'),
    providerId === null ? undefined : eq(orders.providerId, providerId),
  )
  const by = <Key extends Record<string, SQL>>(key: Key) =>
    db
      .select({ ...key, ...steps })
      .from(orders)
      .leftJoin(reached, eq(reached.orderRef, orders.orderRef))
      .where(found)
      .groupBy(...Object.values(key))
      .orderBy(desc(count()), ...Object.values(key))
      .$dynamic()
  const hour = sql<number>`floor(extract(epoch from ${orders.createdAt}) / 3600)::int`
  const named = (name: string) =>
    sql<WireNamed>`${orders.snapshot} -> 'vehicle' -> ${sql.raw(`'${name}'`)}`
  const derived = (name: string) =>
    sql<string>`coalesce(${orders.attribution} -> 'derived' ->> ${sql.raw(`'${name}'`)}, '')`
  return {
    hours: await by({ hour }),
    states: await db
      .select({ state: orders.leadState, enquiries: count() })
      .from(orders)
      .where(found)
      .groupBy(orders.leadState),
    pages: await by({ manufacturer: named('manufacturer'), range: named('range') }).limit(most),
    campaigns: await by({
      source: derived('source'),
      medium: derived('medium'),
      campaign: derived('campaign'),
    }).limit(most),
  }
}

const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

/** How far each lead came by what people said: one that is ordered was called, though nobody said so. */
function reachedSteps(db: Db) {
  const isOne = (...states: LeadState[]) =>
    sql<boolean>`bool_or(${leadSteps.state} in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )}))`
  return db
    .select({
      orderRef: leadSteps.orderRef,
      isCalled: isOne('called', 'ordered', 'delivered').as('is_called'),
      isOrdered: isOne('ordered', 'delivered').as('is_ordered'),
      isDelivered: isOne('delivered').as('is_delivered'),
    })
    .from(leadSteps)
    .groupBy(leadSteps.orderRef)
    .as('reached')
}
