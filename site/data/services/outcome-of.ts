import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import type { ServiceOutcome } from './types.ts'

type Taken = CallResponse<typeof calls.postContact>
type Sold = CallResponse<typeof calls.postCarSale>
type Noted = CallResponse<typeof calls.postDealPreference>
/** Of whose answer nothing is shown. */
type Left = CallResponse<
  typeof calls.postUnsubscribe | typeof calls.postCustomerForm | typeof calls.postLandingMember
>

/** What a visitor is shown of a response. */
export function outcomeOf(response: Taken | Sold | Noted | Left): ServiceOutcome {
  if (!('reference' in response)) return {}
  if (!('answerBy' in response)) return { reference: response.reference }
  const { reference, answerBy } = response
  return 'vehicle' in response
    ? { reference, answerBy, car: valuedCar(response) }
    : { reference, answerBy }
}

function valuedCar({ vehicle, valuation }: Sold): ServiceOutcome['car'] {
  return vehicle && valuation && { name: `${vehicle.make} ${vehicle.model}`, ...valuation }
}
