import type { CostTable } from '#schemas/generated/sanity.types.ts'
import type { SeedDocument } from './seed-document.ts'

type Row = readonly [label: string, value: number, unit: string, note?: string]

const costTable = (
  kind: CostTable['kind'],
  {
    rows,
    ...rest
  }: Omit<CostTable, '_id' | '_type' | '_createdAt' | '_updatedAt' | '_rev' | 'kind' | 'rows'> & {
    rows: readonly Row[]
  },
): SeedDocument<CostTable> => ({
  _id: `cost-table-${kind}`,
  _type: 'costTable',
  kind,
  ...rest,
  rows: rows.map(([label, value, unit, note], index) => ({
    _type: 'costRow' as const,
    _key: `r${index + 1}`,
    label,
    value,
    unit,
    ...(note && { note }),
  })),
})

const taxSource = {
  label: 'GOV.UK, rates of vehicle tax',
  url: 'https://www.gov.uk/vehicle-tax-rate-tables',
}

/** Costs that change by date, each with the day it must be looked at again. */
export const costTables = [
  costTable('roadTax', {
    title: 'Vehicle tax for cars registered from 1 April 2026',
    validFrom: '2026-04-01',
    reviewBy: '2027-03-31',
    source: taxSource,
    rows: [
      ['First year, 0 g/km of CO2', 10, '£'],
      ['First year, 1 to 50 g/km', 115, '£'],
      ['First year, 51 to 75 g/km', 135, '£'],
      ['First year, 76 to 90 g/km', 280, '£'],
      ['First year, 91 to 100 g/km', 365, '£'],
      ['First year, 101 to 110 g/km', 405, '£'],
      ['First year, 111 to 130 g/km', 455, '£'],
      ['First year, 131 to 150 g/km', 560, '£'],
      ['First year, 151 to 170 g/km', 1410, '£'],
      ['First year, 171 to 190 g/km', 2270, '£'],
      ['First year, 191 to 225 g/km', 3420, '£'],
      ['First year, 226 to 255 g/km', 4850, '£'],
      ['First year, over 255 g/km', 5690, '£'],
      ['Each year after', 200, '£ a year'],
      [
        'Supplement for dear cars',
        440,
        '£ a year',
        'From the second to the sixth year, for list prices above £40,000, or £50,000 for electric cars.',
      ],
    ],
    note: 'On a lease the leasing company pays it, and it is in the price at today’s rate.',
  }),
  costTable('fuelPrices', {
    title: 'Petrol and diesel',
    validFrom: '2026-01-01',
    reviewBy: '2026-12-31',
    source: {
      label: 'Our estimate; the government publishes weekly road fuel prices',
      url: 'https://www.gov.uk/government/statistics/weekly-road-fuel-prices',
    },
    rows: [
      ['Petrol', 133, 'pence a litre'],
      ['Diesel', 142, 'pence a litre'],
    ],
    note: 'Illustrative. Put in what you pay.',
  }),
  costTable('electricity', {
    title: 'Electricity for a car',
    validFrom: '2026-01-01',
    reviewBy: '2026-12-31',
    source: {
      label: 'Our estimate; Ofgem publishes the price cap every quarter',
      url: 'https://www.ofgem.gov.uk/energy-price-cap',
    },
    rows: [
      ['At home', 27, 'pence a kWh', 'Overnight tariffs for cars cost much less.'],
      ['Public chargers', 56, 'pence a kWh', 'Rapid ones cost more, slow ones less.'],
    ],
    note: 'Illustrative. Put in what you pay.',
  }),
  costTable('mileageDuty', {
    title: 'Charge for each mile, announced for April 2028',
    validFrom: '2028-04-01',
    reviewBy: '2027-12-31',
    source: {
      label: 'HM Treasury, Budget 2025',
      url: 'https://www.gov.uk/government/topical-events/budget-2025',
    },
    rows: [
      ['Electric cars', 3, 'pence a mile'],
      ['Plug-in hybrids', 1.5, 'pence a mile'],
    ],
    note: 'Announced, and not law in all details yet.',
  }),
]
