import { z } from 'zod'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { featureFlags } from '#core/vehicle/feature-flag.ts'
import { fuelTypes } from '#core/vehicle/fuel-type.ts'
import { paints } from '#core/vehicle/paint.ts'
import { transmissions } from '#core/vehicle/transmission.ts'
import { wireOffer } from './wire-offer.ts'

/** Something of the catalogue with the number, the address part and the name it goes by. */
export const wireNamed = z.object({ id: z.int(), slug: z.string(), name: z.string() })

export const wireDerivativeSummary = z.object({
  capId: z.string(),
  manufacturer: wireNamed,
  range: wireNamed,
  carModel: wireNamed,
  /** Engine and trim as dealers write them: "1.2 Turbo 100 GS". */
  name: z.string(),
  bodyType: z.enum(bodyTypes),
  fuelType: z.enum(fuelTypes),
  transmission: z.enum(transmissions),
  doors: z.int(),
  seats: z.int(),
  powerBhp: z.int().nullable(),
  co2: z.int().nullable().describe('Grams per kilometre, WLTP combined.'),
  combinedMpg: z.number().nullable(),
  /** Pure electric range, or a plug-in's range on its battery, WLTP. */
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
  features: z.array(z.enum(featureFlags)),
})

/** A row of a deal list: the car and its cheapest matching offer. */
export const wireDeal = wireDerivativeSummary.extend({ offer: wireOffer })

/** What is said of a car model whose first deal stands for all of its deals. Rule C-65. */
export const wireCarModelGroup = z.object({
  deals: z.int().describe('Matching deals of the car model, the one shown among them.'),
  cheapest: z.number().describe('Pounds a month: the lowest price among them.'),
  otherwiseFrom: z.number().nullable().describe('The lowest among the others; null without any.'),
})

/** A row of a list of derivatives. */
export const wireListedDeal = wireDeal.extend({
  group: wireCarModelGroup.optional().describe('With `groupBy=carModel` only.'),
  score: z
    .int()
    .nullable()
    .optional()
    .describe('Value score of the offer, 0 to 100; null where it has none, as every PCP.'),
})

export type WireNamed = z.infer<typeof wireNamed>
export type WireDerivative = z.infer<typeof wireDerivative>
export type WireDerivativeSummary = z.infer<typeof wireDerivativeSummary>
export type WireListedDeal = z.infer<typeof wireListedDeal>
export type WireDeal = z.infer<typeof wireDeal>
