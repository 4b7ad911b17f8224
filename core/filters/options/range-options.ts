import { carName } from '#core/vehicle/car-name.ts'
import type { Named } from '#core/vehicle/derivative.ts'
import { isListed } from './build-options.ts'
import type { FilterOptions } from './filter-options.ts'
import { rangeValue } from '../address/range-value.ts'

/** A make, and the number of cars of each of its ranges. */
export type CountedMake = {
  make: Named
  isChosen: boolean
  ranges: readonly { range: Named; count: number; isChosen: boolean }[]
}

/**
 * The range options: those of chosen makes, and of makes with a chosen range, grouped by make and
 * labelled make plus range. A make with nothing to list is left out. Rule F-30.
 */
export function rangeOptions(makes: readonly CountedMake[]): FilterOptions['ranges'] {
  return makes
    .filter(({ isChosen, ranges }) => isChosen || ranges.some((each) => each.isChosen))
    .map(({ make, ranges }) => ({
      manufacturerId: make.slug,
      ranges: ranges
        .filter((each) => isListed(each, each.isChosen))
        .map(({ range, count }) => ({
          value: rangeValue(make.slug, range.slug),
          label: carName({ manufacturer: make, range }),
          count,
        })),
    }))
    .filter(({ ranges }) => ranges.length > 0)
}
