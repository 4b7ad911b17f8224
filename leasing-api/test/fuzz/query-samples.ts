import type { CallName } from '#core/contract/calls.ts'

/** What a query field takes and what it refuses, as it stands in an address. */
export type QuerySamples = { good: readonly string[]; bad: readonly string[] }

const longerThan = (most: number) => 'x'.repeat(most + 1)
const flag: QuerySamples = { good: ['1', '0'], bad: ['2', 'true', 'yes', '01'] }
const mark: QuerySamples = { good: ['spring'], bad: [longerThan(200)] }

/** No whole number: C-08 takes plain decimal digits only. */
const noNumbers = ['x', '1.5', '-1', '1e9', '0x10', ' 1', '+1', '٣', '9'.repeat(16)]
const wholeNumber = (good: readonly number[], bad: readonly number[]): QuerySamples => ({
  good: good.map(String),
  bad: [...bad.map(String), ...noNumbers],
})
const slugs = (...good: string[]): QuerySamples => ({
  good,
  bad: ['Ford', 'two words', '-ford', 'a/b', "x'; drop table orders", longerThan(80)],
})
const dateOf = (good: string): QuerySamples => ({ good: [good], bad: ['1 March', '2024-3-1'] })
const pounds = (good: string, most: number): QuerySamples => ({
  good: [good, '0'],
  bad: ['-1', '1.234', 'x', '£9', String(most + 1)],
})

/**
 * Samples of every query field by its name: a field means the same in every call that has it,
 * but for `differing`. The suite fails for a declared field without samples. Rules C-05, C-08, C-10.
 */
const byField: Readonly<Record<string, QuerySamples>> = {
  from: dateOf('2026-11-01'),
  page: wholeNumber([1, 2, 1_000_000], [0, 1_000_001, 1_000_000_000]),
  rows: wholeNumber([1, 100], [0, 101, 1_000_000_000]),
  sort: {
    good: ['minPayment|desc', 'totalCost|asc', 'electricRange|desc', 'delivery|asc', 'score|desc'],
    bad: ['cheapest', 'minPayment', 'MINPAYMENT|ASC'],
  },
  format: { good: ['json', 'xml'], bad: [longerThan(40)] },
  groupBy: { good: ['carModel'], bad: ['range', 'carmodel', '1'] },
  financeType: { good: ['personal', 'business', 'pcp'], bad: ['hire', 'pch', 'Personal'] },
  depositValues: wholeNumber([6, 1, 2000], [200_001]),
  depositValue: wholeNumber([6, 1], [200_001]),
  bodyTypes: { good: ['suv', 'hatchback', 'van'], bad: ['boat', 'SUV'] },
  transmissions: { good: ['manual', 'automatic'], bad: ['stick'] },
  fuelTypes: { good: ['electric', 'petrol'], bad: ['steam'] },
  terms: wholeNumber([36, 24], [0, 121]),
  term: wholeNumber([36, 24], [0, 121]),
  annualMileages: wholeNumber([8000, 10_000], [0, 200_001]),
  mileage: wholeNumber([8000, 10_000], [0, 200_001]),
  budgetRanges: { good: ['250to350', '150to250'], bad: ['1to2', '350'] },
  manufacturers: slugs('tesla', 'ford', 'nobody'),
  ranges: slugs('ford.puma', 'corsa'),
  carModels: slugs('corsa', 'puma'),
  doors: wholeNumber([5, 3], [1, 10]),
  seats: wholeNumber([5, 7], [0, 10]),
  features: { good: ['satNav', 'heatedSeats'], bad: ['ejectorSeat', 'SATNAV'] },
  bootFrom: wholeNumber([400, 20_000], [0, 20_001]),
  brandId: wholeNumber([6, 15], [0, 1_000_001]),
  brandIds: slugs('brightmile', '6'),
  stock: flag,
  specialOffers: flag,
  maintained: flag,
  more: flag,
  q: { good: ['kia ev3', 'under 250', '🚗'], bad: [longerThan(80)] },
  hasAll: flag,
  defaults: flag,
  pureElectricRanges: { good: ['350', '250to350'], bad: ['far', '0'] },
  budgetFrom: wholeNumber([250, 0], [100_001]),
  budgetTo: wholeNumber([200, 350, 100_000], [100_001]),
  rentalRange: { good: ['1000', '0', '5000'], bad: ['9', '1500'] },
  hash: { good: ['kZ3v0bWn7x2QfLr9sTqYdA'], bad: [longerThan(64)] },
  utm_campaign: mark,
  utm_source: mark,
  utm_medium: mark,
  step: wholeNumber([1], [0, 3]),
  reg: { good: ['AB23 CDE'], bad: [longerThan(10)] },
  capId: { good: ['10000001'], bad: ['0', '01', 'x', '1234567890123'] },
  make: { good: ['Ford'], bad: [longerThan(80)] },
  email: { good: ['ada@example.com'], bad: [longerThan(1000)] },
  model: { good: ['Puma'], bad: [longerThan(120)] },
  regDate: dateOf('2023-09-01'),
  startDate: dateOf('2024-03-01'),
  amountBorrowed: pounds('14000', 1_000_000),
  monthlyPayment: pounds('310.5', 100_000),
  balloonPayment: pounds('4000', 1_000_000),
  currentMileage: wholeNumber([22_000, 0], [1_000_001]),
  financeProduct: { good: ['hp', 'pcp', 'lease'], bad: ['loan'] },
  eventId: { good: ['Zk3v0bWn7x2QfLr9sTqY'], bad: [longerThan(64)] },
  eventName: { good: ['Lead'], bad: [longerThan(64)] },
  referer: { good: ['https://www.larkway.example/'], bad: [longerThan(2000)] },
  fbp: { good: ['fb.1.1.2'], bad: [longerThan(200)] },
  permissions: { good: ['orders.read', 'nothing'], bad: [longerThan(60)] },
  states: { good: ['sent', 'called'], bad: ['new', 'Sent'] },
  age: { good: ['today', 'older'], bad: ['old', 'Today'] },
  callTimes: { good: ['today', 'ASAP'], bad: ['noon', 'asap'] },
  providerId: wholeNumber([3, 1_000_000], [0, 1_000_001]),
  assignee: { good: ['me', 'nobody', 'kZ3v0bWn7x2QfLr9sTqYdA'], bad: ['you', longerThan(22)] },
  fbc: { good: ['fb.1.1.3'], bad: [longerThan(500)] },
  kind: { good: ['staff', 'company', 'consumer'], bad: ['boss', 'Staff'] },
  state: { good: ['active', 'deactivated'], bad: ['gone', 'Active'] },
}

/** Where a call bounds a field otherwise than the rest. */
const differing: Partial<Record<CallName, Readonly<Record<string, QuerySamples>>>> = {
  listLeads: { sort: { good: ['state|asc', 'name|asc'], bad: ['phone|asc', 'minPayment|asc'] } },
  listUsers: { sort: { good: ['email|desc', 'lastLogin|asc'], bad: ['name', 'NAME|ASC'] } },
  listManufacturers: { rows: wholeNumber([1, 200], [0, 201, 1_000_000_000]) },
  getRangePriceHistory: {
    financeType: { good: ['personal', 'business'], bad: ['pcp', 'Personal'] },
  },
  // Any other format is the call beside it, which has the same address. Rule C-02.
  listOfferColumns: { format: { good: ['columns'], bad: [] } },
}

/** The samples of a call's query field; undefined where nobody has written any. */
export function querySamples(call: CallName, field: string): QuerySamples | undefined {
  const samples = differing[call]?.[field] ?? byField[field]
  // No field of any kind holds a zero character; "columns" would be another call then.
  return samples && samples.bad.length > 0
    ? { ...samples, bad: [...samples.bad, `${samples.good[0]}\0`] }
    : samples
}
