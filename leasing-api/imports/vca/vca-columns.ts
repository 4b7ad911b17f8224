import type { ColumnSpec } from '../csv/resolve-header.ts'

/** The columns taken from the agency's car fuel data file, out of its four dozen. */
export const vcaColumns = [
  { field: 'manufacturer', names: ['Manufacturer'] },
  { field: 'model', names: ['Model'] },
  { field: 'description', names: ['Description'] },
  { field: 'transmission', names: ['Transmission'] },
  { field: 'gearbox', names: ['Manual or Automatic'] },
  { field: 'engineCc', names: ['Engine Capacity'] },
  { field: 'fuel', names: ['Fuel Type'] },
  { field: 'powertrain', names: ['Powertrain'] },
  { field: 'powerPs', names: ['Engine Power (PS)'] },
  { field: 'powerKw', names: ['Engine Power (Kw)'] },
  { field: 'rangeMiles', names: ['Maximum range (Miles)'] },
  { field: 'equivalentRangeMiles', names: ['Equivalent All Electric Range Miles'] },
  { field: 'mpg', names: ['WLTP Imperial Combined'] },
  { field: 'mpgWeighted', names: ['WLTP Imperial Combined (Weighted)'] },
  { field: 'co2', names: ['WLTP CO2'] },
  { field: 'co2Weighted', names: ['WLTP CO2 Weighted'] },
] as const satisfies readonly ColumnSpec<string>[]

export type VcaField = (typeof vcaColumns)[number]['field']
