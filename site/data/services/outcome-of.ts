import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import type { ServiceOutcome } from './types.ts'

type Taken = CallResponse<typeof calls.postContact>
type Sold = CallResponse<typeof calls.postCarSale>
type Left = CallResponse<typeof calls.postUnsubscribe>

/** What a visitor is shown of a response. */
export function outcomeOf(response: Taken | Sold | Left): ServiceOutcome {
  if (!('reference' in response)) return {}
  const { reference, answerBy } = response
  return 'vehicle' in response
    ? { reference, answerBy, car: valuedCar(response) }
    : { reference, answerBy }
}

function valuedCar({ vehicle, valuation }: Sold): ServiceOutcome['car'] {
  return vehicle && valuation && { name: `${vehicle.make} ${vehicle.model}`, ...valuation }
}
