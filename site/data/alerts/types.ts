import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'

/** The price alerts of an address, its e-mail masked. */
export type OwnAlerts = CallResponse<typeof calls.getPriceAlerts>

export type OwnAlert = OwnAlerts['alerts'][number]
