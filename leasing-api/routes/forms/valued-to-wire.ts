import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { penceToPounds } from '#core/contract/json/money.ts'
import type { ValuedCar } from '#leasing-api/forms/value-car.ts'

type Valued = Pick<CallResponse<typeof calls.postCalculatorData>, 'vehicle' | 'valuation'>

/** A present car and what it is worth, in pounds; nulls where no car was found or none can say. */
export function valuedToWire(valued: ValuedCar | null): Valued {
  if (!valued) return { vehicle: null, valuation: null }
  const { vehicle, value } = valued
  if (!value) return { vehicle, valuation: null }
  const { lowPence, middlePence, highPence, source } = value
  return {
    vehicle,
    valuation: {
      low: penceToPounds(lowPence),
      middle: penceToPounds(middlePence),
      high: penceToPounds(highPence),
      source,
    },
  }
}
