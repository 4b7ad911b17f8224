import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'

/** How the lowest price of a range moved, and of which leases. */
export type RangePriceHistory = {
  history: CallResponse<typeof calls.getRangePriceHistory>
  financeType: 'personal' | 'business'
}
