import { derivativeToWire } from '#core/contract/json/derivative-from-wire.ts'
import {
  type WireDeal,
  type WireDerivative,
  wireDerivative,
  wireDerivativeSummary,
  type WireDerivativeSummary,
  type WireListedDeal,
} from '#core/contract/json/wire-derivative.ts'
import { offerToWire } from '#core/contract/json/wire-offer.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { Derivative, DerivativeSummary } from '#core/vehicle/derivative.ts'
import type { Deal } from '#leasing-api/deal-search/deal-search.ts'

const summaryFields = Object.keys(wireDerivativeSummary.shape) as (keyof WireDerivativeSummary)[]
const derivativeFields = Object.keys(wireDerivative.shape) as (keyof WireDerivative)[]

/** Summaries cached by car: a car of a catalogue never changes, and stands in many lists. */
const knownSummaries = new WeakMap<DerivativeSummary, WireDerivativeSummary>()

/** A car's summary as the contract declares it; what else the catalogue knows is left out. */
export function summaryToWire(car: DerivativeSummary): WireDerivativeSummary {
  const known = knownSummaries.get(car)
  if (known) return known
  const summary = pick(car, summaryFields)
  knownSummaries.set(car, summary)
  return summary
}

export function carToWire(car: Derivative): WireDerivative {
  return pick(derivativeToWire(car), derivativeFields)
}

export function dealToWire(deal: { derivative: DerivativeSummary; offer: Offer }): WireDeal {
  return { ...summaryToWire(deal.derivative), offer: offerToWire(deal.offer) }
}

/** A row of a list with its value score. Rule C-69. */
export function listedDealToWire({ score, ...deal }: Deal): WireListedDeal {
  return { ...dealToWire(deal), score }
}

function pick<From extends object, Field extends keyof From>(
  from: From,
  fields: readonly Field[],
): Pick<From, Field> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<From, Field>
}
