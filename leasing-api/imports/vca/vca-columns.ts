import type { ColumnSpec } from '../csv/resolve-header.ts'

/**
 * The columns taken from the agency's car fuel data file, out of its four dozen. Files of other
 * years lack some of them: those that only hint at something are optional. A file without
 * WLTP figures gives those of the older test, which cannot be set beside them, and is refused.
 * Rule K-25.
 */
export const vcaColumns = [
  { field: 'manufacturer', names: ['Manufacturer'] },
  { field: 'model', names: ['Model'] },
  { field: 'description', names: ['Description'] },
  { field: 'transmission', names: ['Transmission'] },
  { field: 'gearbox', names: ['Manual or Automatic'], isOptional: true },
  { field: 'engineCc', names: ['Engine Capacity'], isOptional: true },
  { field: 'fuel', names: ['Fuel Type'] },
  { field: 'powertrain', names: ['Powertrain'], isOptional: true },
  { field: 'powerPs', names: ['Engine Power (PS)'], isOptional: true },
  { field: 'powerKw', names: ['Engine Power (Kw)'], isOptional: true },
  { field: 'rangeMiles', names: ['Maximum range (Miles)'], isOptional: true },
  {
    field: 'equivalentRangeMiles',
    names: ['Equivalent All Electric Range Miles'],
    isOptional: true,
  },
  { field: 'mpg', names: ['WLTP Imperial Combined'] },
  { field: 'mpgWeighted', names: ['WLTP Imperial Combined (Weighted)'], isOptional: true },
  { field: 'litres', names: ['WLTP Metric Combined'], isOptional: true },
  { field: 'litresWeighted', names: ['WLTP Metric Combined (Weighted)'], isOptional: true },
  { field: 'co2', names: ['WLTP CO2'] },
  { field: 'co2Weighted', names: ['WLTP CO2 Weighted'], isOptional: true },
] as const satisfies readonly ColumnSpec<string>[]

export type VcaField = (typeof vcaColumns)[number]['field']
