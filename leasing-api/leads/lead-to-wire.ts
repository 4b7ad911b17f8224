import type { WireLead, WireLeadRow } from '#core/contract/json/wire-lead.ts'
import { takeBackMs, takeBackRefusal, markedStates } from '#core/leads/lead-marks.ts'
import { leadStates } from '#core/leads/lead-state.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { phoneProof } from '#core/wizard/phone-proof.ts'
import { inGroups } from '#core/wizard/short-reference.ts'
import type { LeadRow } from '../queries/leads/list-leads.ts'
import type { ReadLead } from '../queries/leads/read-lead.ts'
import { deliveryToWire } from './delivery-to-wire.ts'

/** A lead of a list. Rule C-175. */
export function leadRowToWire(lead: LeadRow): WireLeadRow {
  const { vehicle, offer } = lead.snapshot
  const { callTime, assignedTo } = lead
  return {
    orderRef: lead.orderRef,
    shortReference: inGroups(lead.shortReference),
    state: lead.leadState,
    confirmedAt: lead.confirmedAt.toISOString(),
    name: lead.name,
    email: lead.email,
    phone: lead.phoneE164,
    isPhoneConfirmed: phoneProof(lead.phoneE164) === 'code',
    callBack: callTime && {
      time: callTime,
      priority: lead.callPriority || null,
      otherTime: lead.otherCallTime || null,
    },
    provider: { id: lead.providerId, name: lead.providerName ?? offer.brandName },
    capId: vehicle.capId,
    car: `${carName(vehicle)} ${vehicle.name}`,
    financeType: offer.financeType,
    monthlyPayment: offer.monthlyPayment,
    assignee: assignedTo === null ? null : { id: assignedTo, name: lead.assigneeName ?? goneName },
    isDead: lead.isDead,
  }
}

/** Somebody whose account is gone. */
const goneName = 'Somebody who has left'

/** Who does what without being a user. */
const byItself: ReadonlySet<string> = new Set(['visitor', 'leasing API'])

/** A lead with its history, its marks and its deliveries. Rules C-176, W-165, W-169. */
export function leadToWire(lead: ReadLead, now: Date): WireLead {
  const { order, providerName, people, deliveries, steps } = lead
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? goneName
  const byOf = (id: string) =>
    byItself.has(id) ? null : id === 'operator' ? 'Larkway' : nameOf(id)
  const notedMs = steps.map(({ state, notedAt }) => ({ state, notedMs: notedAt.getTime() }))
  const confirmedAt = order.confirmedAt!
  return {
    ...leadRowToWire({
      ...order,
      confirmedAt,
      providerName,
      assigneeName: order.assignedTo === null ? null : nameOf(order.assignedTo),
      isDead: deliveries.some(({ deadAt }) => deadAt !== null),
    }),
    message: order.message || null,
    postcode: order.postcode || null,
    vehicle: order.snapshot.vehicle,
    offer: order.snapshot.offer,
    feesText: order.snapshot.feesText,
    marks: steps
      .toSorted((a, b) => leadStates.indexOf(a.state) - leadStates.indexOf(b.state))
      .map(({ state, reachedAt, reachedBy, notedAt }) => {
        const marked = markedStates.find((each) => each === state)
        const canBeTakenBack =
          marked !== undefined && takeBackRefusal(notedMs, marked, now.getTime()) === null
        return {
          state,
          at: reachedAt.toISOString(),
          by: byOf(reachedBy),
          untilTakenBack: canBeTakenBack
            ? new Date(notedAt.getTime() + takeBackMs).toISOString()
            : null,
        }
      }),
    history: historyOf(lead, byOf),
    deliveries: deliveries.map((delivery) => deliveryToWire(delivery, now)),
    colleagues: lead.colleagues,
  }
}

/** What happened by itself and what people did, the oldest first. Rule W-169. */
function historyOf(
  { order, steps, events }: ReadLead,
  byOf: (id: string) => string | null,
): WireLead['history'] {
  const before = (['confirmed', 'sent'] as const).flatMap((kind) => {
    const step = steps.find(({ state }) => state === kind)
    return step ? [{ at: step.reachedAt, kind, by: null, text: null }] : []
  })
  const done = events.map(({ at, actor, kind, detail }) => ({
    at,
    kind,
    by: byOf(actor),
    text: kind === 'assigned' && detail !== null ? byOf(detail) : detail,
  }))
  return [
    { at: order.createdAt, kind: 'enquired' as const, by: null, text: null },
    ...before,
    ...done,
  ]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((event) => ({ ...event, at: event.at.toISOString() }))
}
