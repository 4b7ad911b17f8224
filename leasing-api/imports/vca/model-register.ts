import type { FuelType } from '#core/vehicle/fuel-type.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import type { Placing } from './vca-car.ts'

type Path = Pick<Placing, 'manufacturer' | 'range' | 'carModel'>

/** Which fuels the car models and ranges of the catalogue hold. */
export type ModelRegister = {
  addToRange(path: Path, fuel: FuelType): void
  add(path: Path, fuel: FuelType): void
  /** The fuels of a model's cars; empty for a model that has none. */
  fuelsOf(path: Path): ReadonlySet<FuelType>
  /** Whether any car of the range has an engine. */
  hasEngines(path: Path): boolean
}

/** The fuels of these derivatives by model and by range. */
export function modelRegister(derivatives: Catalogue['derivatives']): ModelRegister {
  const ranges = new Map<string, Set<FuelType>>()
  const models = new Map<string, Set<FuelType>>()
  const rangeKey = ({ manufacturer, range }: Path) => `${manufacturer.slug}/${range.slug}`
  const modelKey = (path: Path) => `${rangeKey(path)}/${path.carModel.slug}`
  const register: ModelRegister = {
    addToRange(path, fuel) {
      ranges.set(rangeKey(path), (ranges.get(rangeKey(path)) ?? new Set()).add(fuel))
    },
    add(path, fuel) {
      register.addToRange(path, fuel)
      models.set(modelKey(path), (models.get(modelKey(path)) ?? new Set()).add(fuel))
    },
    fuelsOf: (path) => models.get(modelKey(path)) ?? new Set(),
    hasEngines: (path) =>
      [...(ranges.get(rangeKey(path)) ?? [])].some((fuel) => fuel !== 'electric'),
  }
  for (const { derivative } of derivatives) {
    const { manufacturer, range, carModel, fuelType } = derivative
    register.add({ manufacturer, range: { ...range, kind: 'car' }, carModel }, fuelType)
  }
  return register
}
