import { type PartnerValuation, partnerValuationOf } from '#core/contract/partner-valuation.ts'
import { type OutsideTools, outsideService } from './outside-service.ts'
import { timeLimitsMs } from './time-limits.ts'

export type ValuationConfig = { url: string; key: string }

/** A car to be valued. Nulls are unknown. */
export type CarToValue = {
  registration: string
  make: string | null
  model: string | null
  regDate: string | null
  mileageMiles: number | null
}

/** Asks a partner what a car is worth; null when the partner cannot say. Never rejects. */
export type ValueCar = (car: CarToValue) => Promise<PartnerValuation | null>

/**
 * Values cars through a partner's service: `POST {url}` with a bearer key and
 * `{ registration, make, model, regDate, mileage }`, answered by
 * `{ make, model, regDate, low, middle, high }` in pounds, or 404 for a car it does not know.
 * Nothing of the person is sent. Any other response counts as none.
 */
export function partnerValuation({ url, key }: ValuationConfig, tools: OutsideTools): ValueCar {
  const ask = outsideService('valuation', timeLimitsMs.valuation, tools)
  return async (car) => {
    const reply = await ask(url, valuationRequest(key, car))
    return reply?.status === 200 ? partnerValuationOf(reply.json) : null
  }
}

export const valuationRequest = (key: string, { mileageMiles, ...car }: CarToValue) => ({
  method: 'POST',
  headers: { authorization: `Bearer ${key}` },
  body: { ...car, mileage: mileageMiles },
})
