import type { CarsInFigures } from '../vehicle/cars-in-figures.ts'

/** Number of guides shown beside cars. */
export const guidesBeside = 3

/**
 * The category of the guides that stand beside cars: vans, electric cars, or any others. Rule K-22.
 */
export function guideCategoryBeside({
  bodyTypes,
  fuelTypes,
}: Pick<CarsInFigures, 'bodyTypes' | 'fuelTypes'>): string {
  if (bodyTypes.length > 0 && bodyTypes.every((body) => body === 'van')) return 'business-and-vans'
  if (fuelTypes.length > 0 && fuelTypes.every((fuel) => fuel === 'electric')) return 'electric-cars'
  return 'costs-and-mileage'
}
