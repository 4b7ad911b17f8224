import type { FilterOption, FilterOptions } from '#core/filters/options/filter-options.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'

/** A filter of tick boxes in the panel. */
type FilterGroup = {
  /** Its field in the form, in the address, among the texts and in `FilterOptions`. */
  name: keyof FilterValues & keyof FilterOptions
  /** Whether it is open at first; one with a chosen option always is. */
  isOpen: (values: FilterValues) => boolean
}

const open = () => true
const closed = () => false

/** The groups in the panel's order. All that a new filter needs: docs/HOW-TO.md. */
export const filterGroups = [
  { name: 'manufacturers', isOpen: closed },
  { name: 'ranges', isOpen: open },
  { name: 'fuelTypes', isOpen: open },
  { name: 'pureElectricRanges', isOpen: ({ fuelTypes }) => fuelTypes.includes('electric') },
  { name: 'transmissions', isOpen: open },
  { name: 'bodyTypes', isOpen: closed },
  { name: 'doors', isOpen: closed },
] as const satisfies readonly FilterGroup[]

/** The groups behind “More filters”. Rule F-127. */
export const moreGroups = ['seats', 'features', 'providers'] as const

export type GroupName = (typeof filterGroups)[number]['name'] | (typeof moreGroups)[number]

/** A group's options; those of ranges without their makes. */
export function optionsOfGroup(options: FilterOptions, name: GroupName): readonly FilterOption[] {
  if (name === 'ranges') return options.ranges.flatMap(({ ranges }) => ranges)
  return name === 'providers' ? options.brands : options[name]
}

/** The filter that some ticked values of a group make. */
export function filterOfGroup(name: GroupName, chosen: readonly string[]): Partial<FilterValues> {
  return { [name]: name === 'doors' || name === 'seats' ? chosen.map(Number) : chosen }
}
