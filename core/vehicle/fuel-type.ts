/**
 * What drives the car, as the field and the agency's data file group it. Mild hybrids count as
 * the fuel they burn. Rule F-86.
 */
export const fuelTypes = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric'] as const

export type FuelType = (typeof fuelTypes)[number]

export const fuelTypeLabels = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  'plug-in-hybrid': 'Plug-in hybrid',
  electric: 'Electric',
} satisfies Record<FuelType, string>
