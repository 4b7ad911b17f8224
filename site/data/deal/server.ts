import 'server-only'
import { cache } from 'react'
import { calls } from '#core/contract/calls.ts'
import { derivativeFromWire } from '#core/contract/json/derivative-from-wire.ts'
import { priceHistoryFromWire } from '#core/contract/json/price-history-from-wire.ts'
import {
  type BusinessTax,
  businessTaxFromWire,
} from '#core/contract/json/business-tax-from-wire.ts'
import { valueScoreFromWire } from '#core/contract/json/value-score-from-wire.ts'
import { stockUnitFromWire } from '#core/contract/json/stock-unit-from-wire.ts'
import { isCapId } from '#core/contract/identifiers.ts'
import { decodeOfferColumns, type OfferColumns } from '#core/contract/columns/offer-columns.ts'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import type { LeaseFinanceType } from '#core/offer/finance-type.ts'
import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import type { PricePoint } from '#core/pricing/lease/price-history.ts'
import type { StockUnit } from '#core/offer/stock-units.ts'
import type { DealValue } from '#core/pricing/value/deal-value.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { cachedLeasing, dailyLeasing } from '../leasing/server.ts'
import { orNull } from '../leasing/not-found.ts'
import { isDemonstrationData } from '../texts/server.ts'

/** What the leasing API knows of a capId, withdrawn or not. Asked once per render. */
const knownCar = cache(async (capId: string) => {
  if (!isCapId(capId)) return null
  const found = await orNull(cachedLeasing(calls.getDerivative, { params: { capId } }))
  if (!found) return null
  const { withdrawnOn, ...wire } = found
  return { car: derivativeFromWire(wire), withdrawnOn }
})

/** A derivative; null when there is none with that capId, or none any more. */
export async function derivative(capId: string): Promise<Derivative | null> {
  const known = await knownCar(capId)
  return known?.withdrawnOn === null ? known.car : null
}

/** A derivative that is in no catalogue any more; null for every other capId. Rule R-47. */
export async function withdrawnCar(capId: string): Promise<Derivative | null> {
  const known = await knownCar(capId)
  return known && known.withdrawnOn !== null ? known.car : null
}

/** Every offer of a derivative, packed; empty columns when it has no prices, null when there is no such car. */
export const offerColumns = cache(async (capId: string): Promise<OfferColumns | null> => {
  if (!isCapId(capId)) return null
  const answer = await orNull(
    cachedLeasing(calls.listOfferColumns, { params: { capId }, query: { format: 'columns' } }),
  )
  return answer && answer.columns
})

/** Every offer of a derivative; null when there is no such car. */
export const offersOf = cache(async (capId: string): Promise<Offer[] | null> => {
  const columns = await offerColumns(capId)
  return columns && decodeOfferColumns(columns)
})

/**
 * The preferences with which a deal page opens: asked for a PCP and for nothing of its contract, those
 * that the leasing API says its form opens with. Rule D-103.
 */
export async function openingPreferences(
  capId: string,
  preferences: DealPreferences,
): Promise<DealPreferences> {
  const { financeType, termMonths, annualMileageMiles, deposit } = preferences
  const isWithoutTerms = [termMonths, annualMileageMiles, deposit].every(
    (word) => word === undefined,
  )
  if (financeType !== 'pcp' || !isWithoutTerms || !isCapId(capId)) return preferences
  const opening = await orNull(cachedLeasing(calls.getPcpDefaults, { params: { capId } }))
  if (opening === null || opening.term === null) return preferences
  return {
    ...preferences,
    termMonths: opening.term,
    ...(opening.annualMileage !== null && { annualMileageMiles: opening.annualMileage }),
    ...(opening.depositValue !== null && { deposit: opening.depositValue }),
  }
}

/** Sentences about a derivative, computed from its figures. */
export const descriptionsOf = cache(async (capId: string): Promise<string[]> => {
  const answer = await orNull(cachedLeasing(calls.getDescriptions, { params: { capId } }))
  return answer?.description ?? []
})

/** The cars of a derivative that providers have in stock. Rule C-65. */
export const stockUnitsOf = cache(async (capId: string): Promise<StockUnit[]> => {
  const answer = await orNull(cachedLeasing(calls.listStockUnits, { params: { capId } }))
  return (answer?.data ?? []).map(stockUnitFromWire)
})

/**
 * How the lowest price of an offer's car moved on the common profile of its finance type, and whether
 * the earlier prices are made up; null for a PCP, of which none are noted. Rule L-64.
 */
export async function priceHistoryOf(offer: Offer): Promise<{
  financeType: LeaseFinanceType
  points: PricePoint[]
  /** What the offer's own provider asked for its very profile. Rule D-92. */
  ofProvider: { name: string; points: PricePoint[] }
  isDemonstration: boolean
} | null> {
  if (isPcpOffer(offer)) return null
  const [answer, isDemonstration] = await Promise.all([
    orNull(dailyLeasing(calls.getOffer, { params: { offerId: offer.id } })),
    isDemonstrationData(),
  ])
  if (!answer) return null
  const { financeType } = offer.profile
  return {
    financeType,
    points: priceHistoryFromWire(answer.priceHistory),
    ofProvider: {
      name: offer.provider.name,
      points: priceHistoryFromWire(answer.providerHistory),
    },
    isDemonstration,
  }
}

/** The tax on a car that a business leases, by the figures of the day; null when there is no such car. Rule C-76. */
export const businessTaxOf = cache(async (capId: string): Promise<BusinessTax | null> => {
  const wire = await orNull(dailyLeasing(calls.getBusinessTax, { params: { capId } }))
  return wire && businessTaxFromWire(wire)
})

/** The value score of an offer; null for a PCP and for an offer that is no longer quoted. Rule C-70. */
export const valueScoreOf = cache(async (offerId: string): Promise<DealValue | null> => {
  const answer = await orNull(cachedLeasing(calls.getValueScore, { params: { offerId } }))
  return answer?.valueScore ? valueScoreFromWire(answer.valueScore) : null
})
