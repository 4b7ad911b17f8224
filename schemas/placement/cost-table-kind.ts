/** What a dated table of costs is about; a page asks for the one in force by its kind. */
export const costTableKinds = [
  { kind: 'roadTax', title: 'Road tax' },
  { kind: 'fuelPrices', title: 'Fuel prices' },
  { kind: 'electricity', title: 'Electricity prices' },
  { kind: 'mileageDuty', title: 'Electric mileage duty' },
] as const
