import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { encodeOfferColumns } from '#core/contract/columns/offer-columns.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { depositFilterValue } from '#core/filters/query/deposit-filter-value.ts'
import type { FilterOption } from '#core/filters/options/filter-options.ts'
import { rowOrder } from '#core/filters/query/deal-rank.ts'
import type { Sort } from '#core/filters/query/sort.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { isPcpOffer } from '#core/offer/offer.ts'
import { anyDealQuery, commonQuery } from '../test/oracles/any-deal-query.ts'
import { decodeSegment } from '../segments/decode-segment.ts'
import { matches, readEveryOffer, type PlainOffer } from '../test/oracles/brute-force.ts'
import { segmentsOfCar } from '../test/oracles/stored-segments.ts'
import { testDay } from '../test/environments/small-world.ts'
import { openTestDatabase } from '../test/databases/test-database.ts'
import { buildInWorker } from './load/build-in-worker.ts'
import { createDealSearch, type DealSearch } from './deal-search.ts'
import { loadRates } from './load/load-rates.ts'

/** `npm run prove:both-databases` asks three times as many questions. */
const isWhole = inject('isWhole')
let database: Awaited<ReturnType<typeof openTestDatabase>>
let search: DealSearch
let offers: PlainOffer[]
let queries: fc.Arbitrary<DealQuery>

beforeAll(async () => {
  database = await openTestDatabase({ isSeeded: true })
  const loaded = await loadRates(database, testDay)
  search = createDealSearch(loaded, await buildInWorker(loaded.raw))
  offers = await readEveryOffer(database, testDay)
  queries = anyDealQuery(loaded.catalogue)
})
afterAll(() => database.close())

/** What only the comparison of totals brings in: the common profile where nothing was chosen. */
const asked = (query: DealQuery): DealQuery => {
  if (query.sort !== 'totalCost|asc' || query.terms.length > 0) return query
  const miles = query.financeType === 'business' ? 10_000 : 8000
  const deposits = query.financeType === 'pcp' ? [3000] : [6]
  return {
    ...query,
    terms: [36],
    annualMileages: query.annualMileages.length > 0 ? query.annualMileages : [miles],
    depositValues: query.depositValues.length > 0 ? query.depositValues : deposits,
  }
}

const rank = (sort: Sort, { profile, monthlyPence, totalPence }: PlainOffer) =>
  sort === 'totalCost|asc'
    ? totalPence
    : sort === 'effectiveMonthly|asc'
      ? Math.floor((2 * totalPence + profile.termMonths) / (2 * profile.termMonths))
      : monthlyPence

function bruteForceList(query: DealQuery): PlainOffer[] {
  const best = new Map<string, PlainOffer>()
  const compare = (a: PlainOffer, b: PlainOffer) =>
    rank(query.sort, a) - rank(query.sort, b) ||
    a.totalPence - b.totalPence ||
    a.monthlyPence - b.monthlyPence
  for (const offer of offers.filter((candidate) => matches(asked(query), candidate))) {
    const known = best.get(offer.car.capId)
    if (!known || compare(offer, known) < 0) best.set(offer.car.capId, offer)
  }
  const direction = query.sort === 'minPayment|desc' ? -1 : 1
  const carPlace = ({ car }: PlainOffer) =>
    query.sort === 'electricRange|desc'
      ? -(car.batteryRangeMiles ?? -1)
      : query.sort === 'mpg|desc'
        ? -(car.combinedMpg ?? -1)
        : 0
  return [...best.values()].toSorted(
    (a, b) =>
      carPlace(a) - carPlace(b) ||
      direction * (rank(query.sort, a) - rank(query.sort, b)) ||
      compare(a, b),
  )
}

const countCars = (query: DealQuery) =>
  new Set(offers.filter((offer) => matches(query, offer)).map(({ car }) => car.capId)).size

test('the small world is big enough to tell', () => {
  expect(offers.length).toBeGreaterThan(3000)
  expect(offers.some(({ profile }) => profile.financeType === 'pcp')).toBe(true)
})

test('lists equal a brute-force reading of the segments', () => {
  let found = 0
  fc.assert(
    fc.property(queries, (query) => {
      const expected = bruteForceList(query)
      const { deals, total } = search.list(query, 1, 1000)
      expect(total).toBe(expected.length)
      const told = deals.map(({ derivative, offer }) => ({
        capId: derivative.capId,
        monthlyPence: offer.monthlyPaymentPence,
        totalPence: isPcpOffer(offer) ? offer.totalPayablePence : offer.totalCostPence,
      }))
      const ties = ({ monthlyPence, totalPence }: (typeof told)[number]) => [
        monthlyPence,
        totalPence,
      ]
      if (['delivery|asc', 'checked|desc', 'score|desc'].includes(query.sort)) {
        // Which of two offers at one price is shown decides these, and the plain reading has no provider.
        const places = deals.map(({ derivative, offer, score }) =>
          rowOrder(query.sort)!({ ...derivative, ...offer, score }),
        )
        expect(places).toEqual(places.toSorted((left, right) => left - right))
      } else {
        expect(told.map(ties)).toEqual(
          expected.map(({ monthlyPence, totalPence }) => [monthlyPence, totalPence]),
        )
      }
      expect(new Set(told.map(({ capId }) => capId))).toEqual(
        new Set(expected.map(({ car }) => car.capId)),
      )
      found += total > 0 ? 1 : 0
    }),
    // The sample is the same each time: chance alone may bring fewer finds than the test asks for.
    isWhole ? { numRuns: 300 } : { numRuns: 100, seed: 4 },
  )
  expect(found).toBeGreaterThan(isWhole ? 100 : 33)
}, 120_000)

/** F-141 What of a contract another finance type is quoted on, looked up offer by offer. */
function nearestTerms(query: DealQuery, value: FinanceType): Partial<DealQuery> {
  const own = offers.filter(({ profile }) => profile.financeType === value)
  const nearest = (chosen: number[], valueOf: (offer: PlainOffer) => number | null) => {
    const quoted = [...new Set(own.map(valueOf))].filter((each) => each !== null)
    const found = chosen.map(
      (wanted) =>
        quoted.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0]!,
    )
    return [...new Set(found)]
  }
  const isOtherKind = (query.financeType === 'pcp') !== (value === 'pcp')
  const first = isOtherKind && query.depositValues.length > 0
  return {
    terms: nearest(query.terms, ({ profile }) => profile.termMonths),
    annualMileages: nearest(query.annualMileages, ({ profile }) => profile.annualMileageMiles),
    depositValues: nearest(
      first ? [value === 'pcp' ? 3000 : 6] : query.depositValues,
      ({ profile }) => depositFilterValue(profile),
    ),
  }
}

/** What choosing one value of a facet means: the same query with that filter alone changed. */
const alone: Record<string, (query: DealQuery, value: string) => Partial<DealQuery>> = {
  financeTypes: (query, value) => ({
    financeType: value as FinanceType,
    ...(query.financeType !== value && nearestTerms(asked(query), value as FinanceType)),
    ...((query.financeType === 'pcp') !== (value === 'pcp') && { rentalRange: '0' }),
    ...(query.financeType !== 'pcp' &&
      value === 'pcp' && { isInStockOnly: false, isSpecialOfferOnly: false, isMaintained: false }),
  }),
  manufacturers: (_, value) => ({ manufacturers: [value], ranges: [], carModels: [] }),
  bodyTypes: (_, value) => ({ bodyTypes: [value] as DealQuery['bodyTypes'] }),
  fuelTypes: (_, value) => ({ fuelTypes: [value] as DealQuery['fuelTypes'] }),
  transmissions: (_, value) => ({ transmissions: [value] as DealQuery['transmissions'] }),
  pureElectricRanges: (_, value) => ({
    pureElectricRanges: [value] as DealQuery['pureElectricRanges'],
  }),
  doors: (_, value) => ({ doors: [Number(value)] }),
  seats: (_, value) => ({ seats: [Number(value)] }),
  features: ({ features }, value) => ({
    features: [...new Set([...features, value as DealQuery['features'][number]])],
  }),
  boots: (_, value) => ({ bootFrom: Number(value) }),
  terms: (_, value) => ({ terms: [Number(value)] }),
  annualMileages: (_, value) => ({ annualMileages: [Number(value)] }),
  depositValues: (_, value) => ({ depositValues: [Number(value)] }),
  budgets: (_, value) => ({ budgetRanges: [value] as DealQuery['budgetRanges'] }),
  rentalRanges: (_, value) => ({ rentalRange: value as DealQuery['rentalRange'] }),
  stocks: (_, value) => ({ isInStockOnly: value === '1' }),
  specialOffers: () => ({ isSpecialOfferOnly: true }),
  maintained: () => ({ isMaintained: true }),
  brands: (_, value) => ({ providers: [value] }),
}

test('every facet count equals a brute-force count of the query with that value chosen', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const options = search.facets(query, { hasMore: true })
      expect(options.total).toBe(countCars(asked(query)))
      for (const [facet, change] of Object.entries(alone)) {
        const listed = options[facet as keyof typeof options] as FilterOption[]
        for (const { value, count } of listed) {
          const changed = { ...asked(query), ...change(query, value) }
          expect([facet, value, count]).toEqual([facet, value, countCars(changed)])
        }
      }
      for (const { value, count } of options.ranges.flatMap(({ ranges }) => ranges)) {
        const changed = { ...asked(query), ranges: [value], carModels: [] }
        expect(['range', value, count]).toEqual(['range', value, countCars(changed)])
      }
    }),
    { numRuns: isWhole ? 40 : 14 },
  )
}, 120_000)

test('no value that would find something is missing from its facet', () => {
  const open = { ...commonQuery, manufacturers: ['ford'] }
  const options = search.facets(open, { hasMore: true })
  const cars = offers.filter((offer) => matches({ ...open, manufacturers: [] }, offer))
  const values = <Value>(all: Value[]) => [...new Set(all)].map(String).toSorted()
  const listed = (facet: FilterOption[]) => facet.map(({ value }) => value).toSorted()
  expect(listed(options.manufacturers)).toEqual(
    values(cars.map(({ car }) => car.manufacturer.slug)),
  )
  const fords = cars.filter(({ car }) => car.manufacturer.slug === 'ford')
  expect(listed(options.bodyTypes)).toEqual(values(fords.map(({ car }) => car.bodyType)))
  expect(listed(options.doors)).toEqual(values(fords.map(({ car }) => car.doors)))
  expect(listed(options.seats)).toEqual(values(fords.map(({ car }) => car.seats)))
  expect(listed(options.features)).toEqual(values(fords.flatMap(({ car }) => car.features)))
  expect(listed(options.ranges.flatMap(({ ranges }) => ranges))).toEqual(
    values(fords.map(({ car }) => `ford.${car.range.slug}`)),
  )
})

test('F-127 what stands behind “More filters” is counted when it is wanted, and only then', () => {
  const { seats, features, boots, brands } = search.facets(commonQuery)
  expect([seats, features, boots, brands]).toEqual([[], [], [], []])
  const all = search.facets(commonQuery, { hasMore: true })
  expect(all.brands.map(({ value }) => value)).toEqual([
    'brightmile',
    'drivestone',
    'westbury-drive',
  ])
})

test('a chosen value that finds nothing stays listed, with 0', () => {
  const options = search.facets({ ...commonQuery, manufacturers: ['tesla'], fuelTypes: ['diesel'] })
  expect(options.fuelTypes).toContainEqual({ value: 'diesel', label: 'Diesel', count: 0 })
  expect(options.manufacturers.some(({ value }) => value === 'tesla')).toBe(true)
})

test('ranges are listed for chosen makes only, labelled make plus range', () => {
  expect(search.facets(commonQuery).ranges).toEqual([])
  const [group] = search.facets({ ...commonQuery, manufacturers: ['tesla'] }).ranges
  expect(group?.manufacturerId).toBe('tesla')
  expect(group?.ranges[0]?.label).toMatch(/^Tesla /)
  expect(group?.ranges[0]?.value).toMatch(/^tesla\./)
})

test('pages follow one another without loss and end empty', () => {
  const query = commonQuery
  const { deals: all, total } = search.list(query, 1, 1000)
  const pages = Array.from({ length: Math.ceil(total / 7) }, (_, at) =>
    search.list(query, at + 1, 7),
  )
  expect(pages.flatMap(({ deals }) => deals.map(({ offer }) => offer.id))).toEqual(
    all.map(({ offer }) => offer.id),
  )
  expect(search.list(query, pages.length + 1, 7)).toEqual({ deals: [], total })
})

test('every offer is found again by its id and by its car', () => {
  const { deals } = search.list(commonQuery, 1, 20)
  for (const { derivative, offer } of deals) {
    expect(search.offer(offer.id)).toEqual(offer)
    expect(search.offersOf(derivative.capId)).toContainEqual(offer)
    expect(search.derivative(derivative.capId)).toEqual(derivative)
  }
  const [first] = deals
  const own = offers.filter(({ car }) => car.capId === first!.derivative.capId)
  expect(search.offersOf(first!.derivative.capId)).toHaveLength(own.length)
})

test('C-30 the columns of a car are its offers packed, in their order', () => {
  let pcp = 0
  for (const { derivative } of search.catalogue.derivatives) {
    const own = search.offersOf(derivative.capId)
    expect(search.offerColumns(derivative.capId)).toEqual(encodeOfferColumns(derivative.capId, own))
    pcp += own.filter(isPcpOffer).length
  }
  expect(pcp).toBeGreaterThan(0)
  expect(search.offerColumns('1')).toBeNull()
})

test('T-05 every lease has the terms of its segment, its own where they are an exception', async () => {
  const keys = new Map((await database.call.readRateProfiles()).map(({ id, key }) => [id, key]))
  let exceptions = 0
  for (const { derivative } of search.catalogue.derivatives) {
    const { capId } = derivative
    const stored = await segmentsOfCar(database.call, { capId, today: testDay })
    for (const { providerId, data } of stored) {
      const { head, columns } = decodeSegment(data)
      for (const number of columns.profiles) {
        const key = keys.get(number)!
        const { deliveryWeeks, ...usual } = head
        const own = head.exceptions?.find(({ profiles }) => profiles.includes(number))
        exceptions += own ? 1 : 0
        expect(search.offer(`${providerId}-${capId}-${key}`)).toMatchObject({
          excessMileagePencePerMile:
            own?.excessMileagePencePerMile ?? usual.excessMileagePencePerMile,
          deliveryWeeks: /-s\w+$/.test(key) ? deliveryWeeks.stock : deliveryWeeks.factory,
          message: usual.message,
        })
      }
    }
  }
  expect(exceptions).toBeGreaterThan(0)
})

test.each(['', 'nonsense', '3-1-p36-8000-6-fn', '99-1-c36-8000-1000'])(
  'an offer nobody makes is null: %s',
  (id) => {
    expect(search.offer(id)).toBeNull()
  },
)

test('an unknown car has no offers and is null', () => {
  expect(search.offersOf('1')).toEqual([])
  expect(search.derivative('1')).toBeNull()
})

test('makes, ranges and models are found by slug and by id', () => {
  const [tesla] = search.manufacturers().filter(({ slug }) => slug === 'tesla')
  const range = tesla!.ranges[0]!
  expect(search.manufacturer('tesla')?.id).toBe(tesla!.id)
  expect(search.manufacturer(String(tesla!.id))?.slug).toBe('tesla')
  expect(search.range(range.slug, 'tesla')).toEqual(range)
  expect(search.range(`tesla.${range.slug}`)).toEqual(range)
  expect(search.range(String(range.id))).toEqual(range)
  expect(search.range(range.slug, 'ford')).toBeNull()
  const model = search.carModels(range.id)[0]!
  expect(search.carModel(String(model.id))).toEqual(model)
  expect(search.carModel(model.slug, range)).toEqual(model)
})
