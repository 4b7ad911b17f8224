import type { OpeningHours } from '../db/schema/providers.ts'
import type { ProviderDetails } from '../queries/providers/providers.ts'

const office: OpeningHours = { from: '09:00', to: '17:30' }
const weekdays = (hours: OpeningHours, saturday: OpeningHours = null): OpeningHours[] => [
  ...Array<OpeningHours>(5).fill(hours),
  saturday,
  null,
]

const nineToHalfFive = weekdays(office)
const withSaturday = weekdays(office, { from: '09:30', to: '13:00' })
const longDays = weekdays({ from: '08:30', to: '18:00' })
const longDaysAndSaturday = weekdays({ from: '08:30', to: '18:30' }, { from: '10:00', to: '16:00' })

/** Closed whenever all others are open, so that at any moment one of them is. */
const evenings = weekdays({ from: '18:30', to: '21:30' })

/** Name, phone from the numbers Ofcom keeps free for drama, hours, credit check and a line about the firm. */
const rows: readonly [
  slug: string,
  name: string,
  phone: string,
  hours: OpeningHours[],
  creditCheck: 'soft' | 'full',
  shortInfo: string,
][] = [
  [
    'alderway-leasing',
    'Alderway Leasing',
    '0113 496 0112',
    nineToHalfFive,
    'soft',
    'Family cars and hybrids, with a named contact from enquiry to delivery.',
  ],
  [
    'beacon-hill-vehicles',
    'Beacon Hill Vehicles',
    '0161 496 0147',
    withSaturday,
    'soft',
    'A Manchester team that quotes every make, open on Saturday mornings.',
  ],
  [
    'brightmile',
    'Brightmile',
    '020 7946 0163',
    longDays,
    'soft',
    'Electric cars first, with home charging advice in every quote.',
  ],
  [
    'cartwright-and-lowe',
    'Cartwright & Lowe',
    '0114 496 0128',
    nineToHalfFive,
    'full',
    'Business contract hire for firms from one van to two hundred cars.',
  ],
  [
    'copperfield-contract-hire',
    'Copperfield Contract Hire',
    '0117 496 0134',
    nineToHalfFive,
    'full',
    'Long contracts with maintenance included.',
  ],
  [
    'drivestone',
    'Drivestone',
    '0121 496 0171',
    longDaysAndSaturday,
    'soft',
    'Large stock of cars ready for delivery in two to four weeks.',
  ],
  [
    'eastgate-motor-finance',
    'Eastgate Motor Finance',
    '0116 496 0156',
    withSaturday,
    'full',
    'Lease and PCP side by side, so that the two can be compared.',
  ],
  [
    'fenwick-fleet',
    'Fenwick Fleet',
    '0191 496 0189',
    nineToHalfFive,
    'full',
    'Fleet rates for small firms across the North East and beyond.',
  ],
  [
    'greenlane-drive',
    'Greenlane Drive',
    '029 2018 0142',
    longDays,
    'soft',
    'Low-emission cars and plug-in hybrids from Cardiff.',
  ],
  [
    'harbourline-leasing',
    'Harbourline Leasing',
    '0151 496 0195',
    withSaturday,
    'soft',
    'Straightforward quotes with no arrangement fee on most cars.',
  ],
  [
    'kestrel-car-leasing',
    'Kestrel Car Leasing',
    '0118 496 0118',
    longDaysAndSaturday,
    'soft',
    'Premium makes and sports cars at short notice.',
  ],
  [
    'lomond-vehicle-hire',
    'Lomond Vehicle Hire',
    '0141 496 0161',
    nineToHalfFive,
    'full',
    'Delivers from Glasgow to the whole of mainland Britain.',
  ],
  [
    'mapleford-leasing',
    'Mapleford Leasing',
    '0115 496 0137',
    evenings,
    'soft',
    'Small initial rentals for private drivers, answered after work.',
  ],
  [
    'northfield-and-dale',
    'Northfield & Dale',
    '0131 496 0174',
    longDays,
    'full',
    'Vans and pick-ups besides cars, with signwriting arranged.',
  ],
  [
    'westbury-drive',
    'Westbury Drive',
    '020 7946 0138',
    withSaturday,
    'soft',
    'Special offers on cars that makers want to see on the road.',
  ],
]

/** The fifteen invented providers of the demonstration. Ids are their place in the list and stay for ever. */
export const inventedProviders: readonly ProviderDetails[] = rows.map(
  ([slug, name, phone, openingHours, creditCheckKind, shortInfo], at) => ({
    id: at + 1,
    slug,
    name,
    phone,
    openingHours,
    logoPath: `/providers/${slug}.svg`,
    shortInfo,
    // Real firms have six or seven digits here. Zeros belong to nobody.
    firmReferenceNumber: `000${String(at + 1).padStart(3, '0')}`,
    commissionStatement: `${name} pays us a commission when you take a vehicle through it. The commission does not change your price.`,
    creditCheckKind,
    deliveryArea: 'Mainland Great Britain',
    // A name that is kept for examples and belongs to nobody.
    leadEmail: `leads@${slug}.example`,
    leadWebhookUrl: null,
  }),
)
