import type { BodyType } from './body-type.ts'
import type { FeatureFlag } from './feature-flag.ts'
import type { FuelType } from './fuel-type.ts'
import type { Paint } from './paint.ts'
import type { Transmission } from './transmission.ts'

/** A name with the address part and the number it can be asked for by. */
export type Named = { id: number; slug: string; name: string }

/** The little of a derivative that a card, an order and a breadcrumb show. */
export type DerivativeSummary = {
  capId: string
  manufacturer: Named
  range: Named
  carModel: Named
  /** Engine and trim as dealers write them: "1.2 Turbo 100 GS". */
  name: string
  bodyType: BodyType
  fuelType: FuelType
  transmission: Transmission
  doors: number
  seats: number
  powerBhp: number | null
  /** Grams per kilometre, WLTP combined. */
  co2: number | null
  combinedMpg: number | null
  /** Pure electric range, or a plug-in's range on its battery, WLTP. */
  batteryRangeMiles: number | null
  paint: Paint
  /** True when figures are the authors' estimates and not the agency's. */
  isApproximate: boolean
}

/** Everything known about a derivative. */
export type Derivative = DerivativeSummary & {
  onTheRoadPricePence: number | null
  p11dPence: number | null
  engineCc: number | null
  ncapStars: number | null
  bootLitres: number | null
  lengthMm: number | null
  widthMm: number | null
  insuranceGroup: number | null
  zeroTo62Seconds: number | null
  batteryKwh: number | null
  chargeKw: number | null
  towingKg: number | null
  features: FeatureFlag[]
}
