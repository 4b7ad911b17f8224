import { featureFlags } from '#core/vehicle/feature-flag.ts'
import { paints } from '#core/vehicle/paint.ts'
import type { DerivativeRecord } from '../queries/catalogue/upsert-derivatives.ts'
import type {
  AuthoredEngine,
  AuthoredMake,
  AuthoredModel,
  AuthoredRange,
  AuthoredTrim,
} from './authored-make.ts'
import { equipmentOf } from './equipment.ts'
import { spokenName } from './spoken-name.ts'
import { hashText, plainText, storedKey } from './stored-key.ts'
import { slugOf } from '#core/routes/slug.ts'
import { ownCapIds } from '#core/contract/identifiers.ts'

/** Every derivative of an authored make: each engine of each model with each trim it comes with. */
export function expandMake(make: AuthoredMake): DerivativeRecord[] {
  return make.ranges.flatMap((range) =>
    range.models.flatMap((model) =>
      model.engines.flatMap((engine) =>
        model.trims
          .filter((trim) => engine.trims?.includes(trim.name) ?? true)
          .map((trim) => ({
            manufacturer: { slug: make.slug, name: make.name },
            range: { slug: range.slug, name: range.name, kind: range.kind },
            ...derivativeOf(make, range, model, engine, trim),
          })),
      ),
    ),
  )
}

function derivativeOf(
  make: AuthoredMake,
  range: AuthoredRange,
  model: AuthoredModel,
  engine: AuthoredEngine,
  trim: AuthoredTrim,
): Omit<DerivativeRecord, 'manufacturer' | 'range'> {
  const filed = `${engine.label} ${trim.name}`
  const key = storedKey([plainText(make.name), model.name, filed, engine.transmission, engine.fuel])
  return {
    carModel: { slug: slugOf(model.name), name: model.name },
    storedKey: key,
    capId: inventedCapId(key),
    name: spokenName([model.name, range.name], engine, trim.name),
    bodyType: model.body,
    fuelType: engine.fuel,
    transmission: engine.transmission,
    doors: model.doors,
    seats: model.seats,
    powerBhp: engine.powerBhp,
    co2: engine.co2,
    co2Best: null,
    combinedMpg: engine.mpg ?? null,
    combinedMpgBest: null,
    batteryRangeMiles: engine.rangeMiles ?? null,
    batteryRangeBestMiles: null,
    engineCc: engine.engineCc ?? null,
    onTheRoadPricePence: (engine.onTheRoadPounds + trim.addsPounds) * 100,
    p11dPence: null,
    ncapStars: model.ncapStars ?? null,
    bootLitres: model.bootLitres ?? null,
    lengthMm: model.lengthMm ?? null,
    widthMm: model.widthMm ?? null,
    insuranceGroup: model.insuranceGroup ?? null,
    zeroTo62Seconds: engine.zeroTo62Seconds ?? null,
    batteryKwh: engine.batteryKwh ?? null,
    chargeKw: engine.chargeKw ?? null,
    towingKg: model.towingKg ?? null,
    features: featuresOf(engine, trim),
    paint: paints[hashText(`paint ${key}`) % paints.length]!,
    isApproximate: model.approximate,
    source: 'authored',
  }
}

/** A car's features in the order of the page; an electric car has no engine to stop and start. */
function featuresOf(engine: AuthoredEngine, trim: AuthoredTrim): DerivativeRecord['features'] {
  const has = new Set([...equipmentOf(trim.equipment), ...(trim.extras ?? [])])
  if (engine.fuel === 'electric') has.delete('startStop')
  return featureFlags.filter((flag) => has.has(flag))
}

/**
 * A number for a derivative that the trade's file has not numbered for us, the same in every run.
 * Rule C-51.
 */
export function inventedCapId(storedKey: string): number {
  const { first, last } = ownCapIds
  return first + (hashText(storedKey) % (last - first + 1))
}
