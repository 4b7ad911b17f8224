import { z } from 'zod'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { featureFlags, type FeatureFlag } from '#core/vehicle/feature-flag.ts'
import { fuelTypes } from '#core/vehicle/fuel-type.ts'
import { paints } from '#core/vehicle/paint.ts'
import { transmissions } from '#core/vehicle/transmission.ts'
import { penceToPounds, poundsToPence } from './money.ts'
import { wireNamed } from './wire-named.ts'
import { wireOffer } from './wire-offer.ts'

export const wireDerivativeSummary = z.object({
  capId: z.string(),
  manufacturer: wireNamed,
  range: wireNamed,
  carModel: wireNamed,
  name: z.string(),
  bodyType: z.enum(bodyTypes),
  fuelType: z.enum(fuelTypes),
  transmission: z.enum(transmissions),
  doors: z.int(),
  seats: z.int(),
  powerBhp: z.int().nullable(),
  co2: z.int().nullable().describe('Grams per kilometre, WLTP combined.'),
  combinedMpg: z.number().nullable(),
  batteryRangeMiles: z.int().nullable(),
  paint: z.enum(paints),
  isApproximate: z.boolean().describe('True when figures are estimates and not official.'),
})

export const wireDerivative = wireDerivativeSummary.extend({
  onTheRoadPrice: z.number().nullable().describe('Pounds, VAT included.'),
  p11d: z.number().nullable(),
  engineCc: z.int().nullable(),
  ncapStars: z.int().nullable(),
  bootLitres: z.int().nullable(),
  lengthMm: z.int().nullable(),
  widthMm: z.int().nullable(),
  insuranceGroup: z.int().nullable(),
  zeroTo62Seconds: z.number().nullable(),
  batteryKwh: z.number().nullable(),
  chargeKw: z.int().nullable(),
  towingKg: z.int().nullable(),
  features: z.array(z.enum(featureFlags as [FeatureFlag, ...FeatureFlag[]])),
})

/** A row of a deal list: the car and its cheapest matching offer. */
export const wireDeal = wireDerivativeSummary.extend({ offer: wireOffer })

export type WireDerivative = z.infer<typeof wireDerivative>
export type WireDerivativeSummary = z.infer<typeof wireDerivativeSummary>
export type WireDeal = z.infer<typeof wireDeal>

/** A derivative read from JSON, in pence. Rule C-32. */
export function derivativeFromWire({ onTheRoadPrice, p11d, ...rest }: WireDerivative): Derivative {
  return {
    ...rest,
    onTheRoadPricePence: onTheRoadPrice === null ? null : poundsToPence(onTheRoadPrice),
    p11dPence: p11d === null ? null : poundsToPence(p11d),
  }
}

/** The JSON of a derivative. Rule C-32. */
export function derivativeToWire({
  onTheRoadPricePence,
  p11dPence,
  ...rest
}: Derivative): WireDerivative {
  return {
    ...rest,
    onTheRoadPrice: onTheRoadPricePence === null ? null : penceToPounds(onTheRoadPricePence),
    p11d: p11dPence === null ? null : penceToPounds(p11dPence),
  }
}
