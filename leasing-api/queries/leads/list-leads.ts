import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { CallTime } from '#core/contract/http/call-times.ts'
import type { LeadSearch } from '#core/leads/lead-search.ts'
import type { LeadSort } from '#core/leads/lead-sort.ts'
import { leadStates, type LeadState } from '#core/leads/lead-state.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { users } from '#leasing-api/db/schema/accounts.ts'
import { deliveries } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import { providers } from '#leasing-api/db/schema/providers.ts'
import { addAudit } from '../accounts/audit-log.ts'

/** Which leads are asked for. Rules W-160, W-161. */
export type LeadFilter = {
  /** The provider whose leads may be seen; null for all. */
  providerId: number | null
  states: LeadState[]
  from: Date | null
  before: Date | null
  callTimes: CallTime[]
  search: LeadSearch | null
  /** A user's id, or `nobody`; null for whoever it is. */
  assignedTo: string | null
}

/** The columns of a lead that lists and files show. */
const columns = {
  orderRef: orders.orderRef,
  shortReference: orders.shortReference,
  leadState: orders.leadState,
  confirmedAt: orders.confirmedAt,
  name: orders.name,
  email: orders.email,
  phoneE164: orders.phoneE164,
  postcode: orders.postcode,
  message: orders.message,
  callTime: orders.callTime,
  callPriority: orders.callPriority,
  otherCallTime: orders.otherCallTime,
  snapshot: orders.snapshot,
  providerId: orders.providerId,
  providerName: providers.name,
  assignedTo: orders.assignedTo,
  assigneeName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
  isDead: sql<boolean>`exists (select 1 from ${deliveries}
    where ${deliveries.orderRef} = ${orders.orderRef} and ${deliveries.deadAt} is not null)`,
}

export type LeadRow = Omit<ListedRow, 'confirmedAt'> & { confirmedAt: Date }
type ListedRow = Awaited<ReturnType<typeof select>>[number]

export type LeadPage = {
  leads: LeadRow[]
  /** How many there are of each state, whichever states are asked for. */
  counts: Partial<Record<LeadState, number>>
}

/** A page of leads, and how many there are in all of each state. Rule C-175. */
export async function listLeads(
  db: Db,
  { filter, sort, page, rows }: { filter: LeadFilter; sort: LeadSort; page: number; rows: number },
): Promise<LeadPage> {
  const leads = await select(db)
    .where(and(...conditions(filter), statesOf(filter)))
    .orderBy(...orderBy[sort])
    .limit(rows)
    .offset((page - 1) * rows)
  const counted = await db
    .select({ state: orders.leadState, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(...conditions(filter)))
    .groupBy(orders.leadState)
  return {
    leads: leads.map(confirmed),
    counts: Object.fromEntries(counted.map(({ state, count }) => [state, count])),
  }
}

/** The next leads of a file, by time and reference, after the last one read. Rule C-177. */
export async function readLeadsAfter(
  db: Db,
  {
    filter,
    after,
    most,
  }: { filter: LeadFilter; after: { confirmedAt: Date; orderRef: string } | null; most: number },
): Promise<LeadRow[]> {
  const following =
    after &&
    sql`(${orders.confirmedAt}, ${orders.orderRef}) < (${after.confirmedAt.toISOString()}::timestamptz, ${after.orderRef})`
  const leads = await select(db)
    .where(and(...conditions(filter), statesOf(filter), following ?? undefined))
    .orderBy(desc(orders.confirmedAt), desc(orders.orderRef))
    .limit(most)
  return leads.map(confirmed)
}

/** Notes who took a file of leads, before its first line goes out. Rules C-177, S-66. */
export async function noteLeadsExported(
  db: Db,
  { by, providerId, now }: { by: string; providerId: number | null; now: Date },
): Promise<void> {
  const subject = providerId === null ? 'all' : `provider ${providerId}`
  await addAudit(db, { at: now, actor: by, action: 'leadsExported', subject })
}

const confirmed = (lead: ListedRow): LeadRow => ({ ...lead, confirmedAt: lead.confirmedAt! })

function select(db: Db) {
  return db
    .select(columns)
    .from(orders)
    .leftJoin(providers, eq(providers.id, orders.providerId))
    .leftJoin(users, eq(users.id, orders.assignedTo))
    .$dynamic()
}

const newestFirst = [desc(orders.confirmedAt), desc(orders.orderRef)]

const stateRank = sql`array_position(${sql.raw(`array[${leadStates.map((state) => `'${state}'`).join(', ')}]`)}, ${orders.leadState})`

const orderBy: Readonly<Record<LeadSort, SQL[]>> = {
  'confirmedAt|desc': newestFirst,
  'confirmedAt|asc': [asc(orders.confirmedAt), asc(orders.orderRef)],
  'state|asc': [asc(stateRank), asc(orders.confirmedAt), asc(orders.orderRef)],
  'state|desc': [desc(stateRank), ...newestFirst],
  'name|asc': [asc(sql`lower(${orders.name})`), ...newestFirst],
  'name|desc': [desc(sql`lower(${orders.name})`), ...newestFirst],
}

const statesOf = ({ states }: LeadFilter) =>
  states.length === 0 ? undefined : inArray(orders.leadState, states)

function conditions(filter: LeadFilter): (SQL | undefined)[] {
  const { providerId, from, before, callTimes, search, assignedTo } = filter
  return [
    eq(orders.state, 'confirmed'),
    providerId === null ? undefined : eq(orders.providerId, providerId),
    from === null ? undefined : gte(orders.confirmedAt, from),
    before === null ? undefined : lt(orders.confirmedAt, before),
    callTimes.length === 0 ? undefined : inArray(orders.callTime, callTimes),
    assignedTo === 'nobody'
      ? isNull(orders.assignedTo)
      : assignedTo === null
        ? undefined
        : eq(orders.assignedTo, assignedTo),
    search === null ? undefined : matches(search),
  ]
}

/** Parts of texts are compared as such: `strpos` knows no wildcards. */
function matches({ text, phoneDigits, reference }: LeadSearch): SQL | undefined {
  const holds = (column: SQL, part: string) => sql`strpos(${column}, ${part}) > 0`
  return or(
    holds(sql`lower(${orders.name})`, text),
    holds(sql`lower(${orders.email})`, text),
    phoneDigits === null ? undefined : holds(sql`${orders.phoneE164}`, phoneDigits),
    reference === null ? undefined : sql`starts_with(${orders.shortReference}, ${reference})`,
  )
}
