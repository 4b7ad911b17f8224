import type { WireEnquiry } from '#core/contract/json/wire-enquiry.ts'
import { furthestState } from '#core/leads/lead-state.ts'
import { leaseEndsOn } from '#core/leads/lease-reminder.ts'
import { inGroups } from '#core/wizard/short-reference.ts'
import type { OwnEnquiry } from '../queries/accounts/own-account.ts'

/** An enquiry as its customer sees it: only what has happened. Rule S-73. */
export function enquiryToWire({ order, steps }: OwnEnquiry): WireEnquiry {
  const delivered = steps.find(({ state }) => state === 'delivered')
  const { vehicle, offer } = order.snapshot
  return {
    orderRef: order.orderRef,
    shortReference: inGroups(order.shortReference),
    state: furthestState(steps.map(({ state }) => state)),
    steps: steps.map(({ state, reachedAt }) => ({ state, at: reachedAt.toISOString() })),
    leaseEndsOn: delivered ? leaseEndsOn(delivered.reachedAt.getTime(), offer.term) : null,
    vehicle,
    offer,
  }
}
