import { and, eq, isNull } from 'drizzle-orm'
import type { LeadEventKind } from '#core/leads/lead-history.ts'
import {
  type MarkedState,
  markInstantMs,
  markRefusal,
  takeBackRefusal,
} from '#core/leads/lead-marks.ts'
import type { AuditAction } from '#core/session/audit-action.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { users } from '#leasing-api/db/schema/accounts.ts'
import { leadEvents } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import { addAudit } from '../accounts/audit-log.ts'
import { addLeadStep, removeLeadStep, stepsOf } from './lead-steps.ts'

/** A lead, and whoever changes it. */
export type LeadChange = {
  orderRef: string
  /** The provider whose people ask; null for whoever may see all. */
  providerId: number | null
  /** A user's id, or `operator`. */
  by: string
  now: Date
}

export type ChangedLead =
  | { kind: 'changed' }
  | { kind: 'unknown' }
  | {
      kind: 'refused'
      why:
        | 'alreadyMarked'
        | 'laterMarked'
        | 'notMarked'
        | 'tooLate'
        | 'wrongDay'
        | 'assignedMeanwhile'
        | 'unknownColleague'
    }

type LockedLead = {
  orderRef: string
  confirmedAt: Date
  providerId: number
  assignedTo: string | null
}

const changed: ChangedLead = { kind: 'changed' }
const refused = (why: Extract<ChangedLead, { kind: 'refused' }>['why']): ChangedLead => ({
  kind: 'refused',
  why,
})

/**
 * Marks a lead with a state that its provider says of it. Of two people at once the second is told
 * that it is marked. Rules W-163, W-164.
 * @param day on which it happened, `YYYY-MM-DD`; null for now
 */
export function markLead(
  db: Db,
  change: LeadChange & { state: MarkedState; day: string | null },
): Promise<ChangedLead> {
  const { state, day, by, now } = change
  return withLead(db, change, async (tx, { orderRef, confirmedAt }) => {
    const steps = await stepsOf(tx, orderRef)
    const reached = steps.map((step) => step.state)
    const why = markRefusal(reached, state)
    if (why) return refused(why)
    const times = { confirmedMs: confirmedAt.getTime(), nowMs: now.getTime() }
    const atMs = markInstantMs(day, times)
    if (atMs === null) return refused('wrongDay')
    await addLeadStep(tx, orderRef, {
      state,
      reachedAt: new Date(atMs),
      notedAt: now,
      reachedBy: by,
    })
    await note(tx, change, state, null, 'leadMarked')
    return changed
  })
}

/** Takes a mark back. Rule W-165. */
export function unmarkLead(
  db: Db,
  change: LeadChange & { state: MarkedState },
): Promise<ChangedLead> {
  const { state, now } = change
  return withLead(db, change, async (tx, { orderRef }) => {
    const steps = await stepsOf(tx, orderRef)
    const noted = steps.map((step) => ({ state: step.state, notedMs: step.notedAt.getTime() }))
    const why = takeBackRefusal(noted, state, now.getTime())
    if (why) return refused(why)
    await removeLeadStep(tx, orderRef, state)
    await note(tx, change, 'takenBack', state, 'leadTakenBack')
    return changed
  })
}

/** Notes that people of its provider have opened a lead, once and before anything later. Rule W-167. */
export function markLeadSeen(db: Db, change: LeadChange): Promise<ChangedLead> {
  const { by, now } = change
  return withLead(db, change, async (tx, { orderRef }) => {
    const reached = (await stepsOf(tx, orderRef)).map((step) => step.state)
    if (reached.some((state) => state !== 'confirmed' && state !== 'sent')) return changed
    await addLeadStep(tx, orderRef, { state: 'seen', reachedAt: now, notedAt: now, reachedBy: by })
    await note(tx, change, 'seen', null, 'leadSeen')
    return changed
  })
}

/** Adds a note to a lead; none is ever changed. Rule W-169. */
export function addLeadNote(db: Db, change: LeadChange & { text: string }): Promise<ChangedLead> {
  return withLead(db, change, async (tx) => {
    await note(tx, change, 'noted', change.text, 'leadNoted')
    return changed
  })
}

/**
 * Gives a lead to somebody of its provider, or to nobody. `was` is who had it when that was decided: of
 * two people at once the second is told. Rule W-168.
 */
export function assignLead(
  db: Db,
  change: LeadChange & { to: string | null; was: string | null },
): Promise<ChangedLead> {
  const { to, was } = change
  return withLead(db, change, async (tx, { orderRef, providerId, assignedTo }) => {
    if (assignedTo !== was) return refused('assignedMeanwhile')
    if (to !== null) {
      const [colleague] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, to), eq(users.companyId, providerId), isNull(users.deactivatedAt)))
      if (!colleague) return refused('unknownColleague')
    }
    if (to === assignedTo) return changed
    await tx.update(orders).set({ assignedTo: to }).where(eq(orders.orderRef, orderRef))
    await note(tx, change, 'assigned', to, 'leadAssigned')
    return changed
  })
}

/** Runs a change with the lead's row locked; unknown where it is not confirmed or of another provider. */
function withLead(
  db: Db,
  { orderRef, providerId }: LeadChange,
  work: (tx: Db, lead: LockedLead) => Promise<ChangedLead>,
): Promise<ChangedLead> {
  return db.transaction(async (tx) => {
    const [lead] = await tx
      .select({
        orderRef: orders.orderRef,
        state: orders.state,
        confirmedAt: orders.confirmedAt,
        providerId: orders.providerId,
        assignedTo: orders.assignedTo,
      })
      .from(orders)
      .where(eq(orders.orderRef, orderRef))
      .for('update')
    if (!lead || lead.state !== 'confirmed') return { kind: 'unknown' }
    if (providerId !== null && lead.providerId !== providerId) return { kind: 'unknown' }
    return work(tx, { ...lead, confirmedAt: lead.confirmedAt! })
  })
}

/** Notes a change in the lead's history and in the log of who did what. Rules W-169, S-66. */
async function note(
  tx: Db,
  { orderRef, by, now }: LeadChange,
  kind: LeadEventKind,
  detail: string | null,
  action: AuditAction,
): Promise<void> {
  await tx.insert(leadEvents).values({ orderRef, at: now, actor: by, kind, detail })
  await addAudit(tx, { at: now, actor: by, action, subject: orderRef })
}
