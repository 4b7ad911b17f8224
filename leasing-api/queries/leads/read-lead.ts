import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { users } from '#leasing-api/db/schema/accounts.ts'
import { leadEvents } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import { providers } from '#leasing-api/db/schema/providers.ts'
import { listDeliveries } from '../deliveries/read-deliveries.ts'
import { stepsOf } from './lead-steps.ts'

export type ReadLead = NonNullable<Awaited<ReturnType<typeof readLead>>>

/** Somebody whom a lead's history names. */
export type NamedUser = { id: string; name: string }

const nameOf = ({
  id,
  firstName,
  lastName,
}: {
  id: string
  firstName: string
  lastName: string
}) => ({
  id,
  name: `${firstName} ${lastName}`,
})

const nameColumns = { id: users.id, firstName: users.firstName, lastName: users.lastName }

/**
 * A confirmed lead with its history and deliveries, and whom it can be given to; null where there is
 * none, or it is of another provider. Rule C-176.
 */
export async function readLead(
  db: Db,
  { orderRef, providerId }: { orderRef: string; providerId: number | null },
) {
  const [found] = await db
    .select({ order: orders, providerName: providers.name })
    .from(orders)
    .leftJoin(providers, eq(providers.id, orders.providerId))
    .where(
      and(
        eq(orders.orderRef, orderRef),
        eq(orders.state, 'confirmed'),
        providerId === null ? undefined : eq(orders.providerId, providerId),
      ),
    )
  if (!found) return null
  const { order } = found
  const steps = await stepsOf(db, orderRef)
  const events = await db
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.orderRef, orderRef))
    .orderBy(asc(leadEvents.id))
  const colleagues = await db
    .select(nameColumns)
    .from(users)
    .where(and(eq(users.companyId, order.providerId), isNull(users.deactivatedAt)))
    .orderBy(asc(users.firstName), asc(users.lastName))
  return {
    ...found,
    steps,
    events,
    deliveries: await listDeliveries(db, { orderRefs: [orderRef] }),
    colleagues: colleagues.map(nameOf),
    people: await namesOf(db, [
      order.assignedTo,
      ...steps.map(({ reachedBy }) => reachedBy),
      ...events.flatMap(({ actor, kind, detail }) => [actor, kind === 'assigned' ? detail : null]),
    ]),
  }
}

/** The names of whoever still has an account. */
async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<NamedUser[]> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  if (known.length === 0) return []
  const found = await db.select(nameColumns).from(users).where(inArray(users.id, known))
  return found.map(nameOf)
}
