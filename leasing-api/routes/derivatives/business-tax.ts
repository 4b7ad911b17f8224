import { businessTaxToWire } from '#core/contract/json/business-tax-from-wire.ts'
import type { WireBusinessTax } from '#core/contract/json/wire-business-tax.ts'
import { companyCarTax } from '#core/pricing/company-car/company-car-tax.ts'
import { leaseDisallowance } from '#core/pricing/company-car/lease-disallowance.ts'
import { MissingRunningCost, type RunningCost } from '#core/pricing/running-costs/running-cost.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'

/**
 * The response about the tax on a business's car. An installation whose table lacks the figures of a
 * day says nothing about them; the page then leaves them out. Rule C-76.
 */
export function businessTax(
  car: Derivative,
  costs: readonly RunningCost[],
  day: string,
): WireBusinessTax {
  return businessTaxToWire(
    unlessMissing(() => companyCarTax(car, costs, day)),
    unlessMissing(() => leaseDisallowance(car, costs, day)),
  )
}

function unlessMissing<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof MissingRunningCost) return null
    throw error
  }
}
