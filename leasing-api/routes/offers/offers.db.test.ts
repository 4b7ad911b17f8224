import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { decodeOfferColumns } from '#core/contract/columns/offer-columns.ts'
import { offerToWire, type WireOffer } from '#core/contract/json/wire-offer.ts'
import { specialMarkOf } from '#core/offer/offer.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { stagedBook } from '#leasing-api/test/books/rate-book-of.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

const specials = (query = '') =>
  answerOf(api, calls.listSpecialOffers, `/api/special-offers?rows=100&${query}`)
const offerOf = (id: string, query = '') =>
  answerOf(api, calls.getOffer, `/api/offers/${id}${query}`)

const common = 'terms[]=36&annualMileages[]=8000'

/** Of one car every offer of a finance type on 36 months and 8,000 miles, maintained or not. */
async function everyOffer(capId: string): Promise<WireOffer[]> {
  const path = `/api/derivatives/${capId}/offers?rows=100&term=36&annualMileage=8000&maintained`
  const both = await Promise.all(
    [0, 1].map((maintained) => answerOf(api, calls.listOffers, `${path}=${maintained}`)),
  )
  for (const { total } of both) expect(total).toBeLessThanOrEqual(100)
  return both.flatMap(({ data }) => data)
}

/** What two offers share when they compare. */
const profileOf = (offer: WireOffer) =>
  [
    offer.financeType,
    offer.term,
    offer.annualMileage,
    offer.depositValue,
    offer.stock,
    offer.maintenanceIncluded,
  ].join(' ')

describe('P-32 one offer', () => {
  test('comes with its car, the next best of its profile and what it saves', async () => {
    const { data } = await specials(common)
    const deal = data.find(({ monthlySaving }) => monthlySaving !== null)!
    const answer = await offerOf(deal.offer.id)
    expect(answer.offer).toEqual(deal.offer)
    expect(answer.car.capId).toBe(deal.capId)
    expect(answer).toMatchObject({ monthlySaving: deal.monthlySaving, hotDeal: deal.hotDeal })
    expect(answer.ratesVersion).toBe(api.deals.current().ratesVersion)

    const rivals = (await everyOffer(deal.capId)).filter(
      (offer) => profileOf(offer) === profileOf(deal.offer) && offer.brandId !== deal.offer.brandId,
    )
    const best = new Map<number, WireOffer>()
    for (const offer of rivals.toSorted((left, right) => left.totalCost - right.totalCost)) {
      if (!best.has(offer.brandId)) best.set(offer.brandId, offer)
    }
    expect(answer.nextBest).toEqual([...best.values()].slice(0, 3))
    const [next] = answer.nextBest
    expect(answer.monthlySaving).toBe(
      Math.max(0, Math.floor((next!.totalCost - deal.offer.totalCost) / deal.offer.term)),
    )
  })

  test('a campaign changes nothing', async () => {
    const { id } = (await specials()).data[0]!.offer
    const marks = '?hash=abc&utm_campaign=c&utm_source=s&utm_medium=m'
    await expect(offerOf(id, marks)).resolves.toEqual(await offerOf(id))
    const failure = await failureOf(api, `/api/offers/${id}?hash=${'h'.repeat(65)}`)
    expect(failure.status).toBe(400)
    expect(Object.keys(failure.errors)).toEqual(['hash'])
  })

  test('a PCP is compared too, is never a hot deal and has no history', async () => {
    const path = '/api/derivatives/v2?financeType=pcp&rows=1'
    const { data } = await answerOf(api, calls.listDerivatives, path)
    const answer = await offerOf(data[0]!.offer.id)
    expect(answer).toMatchObject({ hotDeal: false, priceHistory: [], offer: data[0]!.offer })
  })

  test.each(['3-999999999-p36-8000-6-fn', '99-10000001-p36-8000-6-fn', '3-10000001-x1', 'ev'])(
    '%s is 404',
    async (id) => {
      await expect(failureOf(api, `/api/offers/${id}`)).resolves.toMatchObject({
        status: 404,
        error_key: 'errors.notFound',
      })
    },
  )
})

describe('the list of special offers', () => {
  test('is cheapest first, paged, and past the end empty with the total', async () => {
    const whole = await specials()
    expect(whole.total).toBeGreaterThan(4)
    const prices = whole.data.map(({ offer }) => offer.monthlyPayment)
    expect(prices).toEqual(prices.toSorted((left, right) => left - right))
    const path = '/api/special-offers?rows=2&page'
    const second = await answerOf(api, calls.listSpecialOffers, `${path}=2`)
    expect(second).toMatchObject({ data: whole.data.slice(2, 4), total: whole.total, page: 2 })
    const past = await answerOf(api, calls.listSpecialOffers, `${path}=1000`)
    expect(past).toMatchObject({ data: [], total: whole.total, rows: 2 })
  })

  test('P-33 says of each what it saves and whether it is hot', async () => {
    for (const { offer, monthlySaving, hotDeal } of (await specials()).data) {
      expect(offer.specialOffer).toBe(true)
      expect(hotDeal).toBe(monthlySaving !== null && monthlySaving >= 5)
      await expect(offerOf(offer.id)).resolves.toMatchObject({ monthlySaving, hotDeal })
    }
  })

  type Special = Awaited<ReturnType<typeof specials>>['data'][number]
  test.each<[string, (deal: Special) => boolean]>([
    ['financeType=business', ({ offer }) => offer.financeType === 'business'],
    ['transmissions[]=manual', ({ transmission }) => transmission === 'manual'],
    ['fuelTypes[]=electric', ({ fuelType }) => fuelType === 'electric'],
    ['budgetRanges[]=150to250', ({ offer }) => offer.monthlyPayment <= 250],
    ['manufacturers[]=tesla', ({ manufacturer }) => manufacturer.slug === 'tesla'],
    ['ranges[]=vauxhall.corsa', ({ range }) => range.slug === 'corsa'],
    ['stock=1', ({ offer }) => offer.stock === 1],
    ['terms[]=48', ({ offer }) => offer.term === 48],
    ['annualMileages[]=10000', ({ offer }) => offer.annualMileage === 10_000],
    ['rentalRange=2000', ({ offer }) => offer.initialPayment <= 2000],
    [
      'financeType=business&fuelTypes[]=electric&term=36&stock=1',
      ({ offer, fuelType }) =>
        offer.financeType === 'business' && fuelType === 'electric' && offer.stock === 1,
    ],
  ])('%s holds for every row', async (query, holds) => {
    const { data, total } = await specials(query)
    expect(total).toBeGreaterThan(0)
    expect(data.filter((deal) => !holds(deal))).toEqual([])
  })

  test('of PCP there are none', async () => {
    await expect(specials('financeType=pcp')).resolves.toMatchObject({ data: [], total: 0 })
  })

  test.each([
    ['page=0', 'page'],
    ['rows=101', 'rows'],
    ['stock=2', 'stock'],
    ['terms[]=long', 'terms'],
    ['annualMileage=-1', 'annualMileage'],
    ['fuelType=steam', 'fuelType'],
    ['rentalRange=9', 'rentalRange'],
    ['manufacturers[]=Bad', 'manufacturers'],
  ])('%s is 400 naming %s', async (query, field) => {
    const failure = await failureOf(api, `/api/special-offers?${query}`)
    expect(failure).toMatchObject({ status: 400, error_key: 'errors.badParameter' })
    expect(Object.keys(failure.errors)).toEqual([field])
  })
})

describe('P-72 what is called special is below every ordinary price of the same car and terms', () => {
  test('in the list of special offers, each of them, with its saving', async () => {
    const { data } = await specials()
    for (const deal of data) {
      const rivals = api.deals
        .current()
        .offersOf(deal.capId)
        .map((offer) => ({ offer: offerToWire(offer) }))
        .filter((rival) => profileOf(rival.offer) === profileOf(deal.offer))
      const ordinary = rivals.filter(({ offer }) => !offer.specialOffer)
      expect(ordinary.length).toBeGreaterThan(0)
      for (const { offer } of ordinary) {
        expect(deal.offer.monthlyPayment).toBeLessThan(offer.monthlyPayment)
        expect(deal.offer.totalCost).toBeLessThan(offer.totalCost)
      }
      const least = Math.min(...ordinary.map(({ offer }) => offer.totalCost))
      const saving = Math.floor(((least - deal.offer.totalCost) * 100) / deal.offer.term + 1e-6)
      expect(deal.offer.special).toEqual({ saving: saving / 100, hotDeal: deal.hotDeal })
    }
  })

  test('what a provider alone calls special is ordinary in lists, offers and packed prices', async () => {
    const marked = api.deals
      .current()
      .catalogue.derivatives.flatMap(({ derivative }) =>
        api.deals.current().offersOf(derivative.capId),
      )
      .filter((offer) => offer.profile.financeType !== 'pcp' && offer.profile.isSpecialOffer)
    const ordinary = marked.filter((offer) => specialMarkOf(offer) === null)
    expect(ordinary.length).toBeGreaterThan(0)
    expect(ordinary.length).toBeLessThan(marked.length)
    const { id, capId } = ordinary[0]!
    const { offer } = await offerOf(id)
    expect(offer).toMatchObject({ id, specialOffer: false })
    expect(offer).not.toHaveProperty('special')
    const columns = api.deals.current().offerColumns(capId)!
    const unpacked = decodeOfferColumns(columns)
    expect(unpacked).toEqual(api.deals.current().offersOf(capId))
    expect(unpacked.find((each) => each.id === id)).toMatchObject({ special: null })
    const special = await answerOf(
      api,
      calls.listCarSpecialOffers,
      `/api/offers/${capId}/special-offers`,
    )
    expect(special.data.map((each) => each.offer.id)).not.toContain(id)
  })
})

describe('the special offers of one car', () => {
  const ofCar = (capId: string, query = '') =>
    answerOf(api, calls.listCarSpecialOffers, `/api/offers/${capId}/special-offers?${query}`)

  test('are all it has, cheapest first, each beside the next best', async () => {
    const [deal] = (await specials()).data
    const { data, ratesVersion } = await ofCar(deal!.capId)
    expect(ratesVersion).toBe(api.deals.current().ratesVersion)
    expect(data.length).toBeGreaterThan(1)
    const prices = data.map(({ offer }) => offer.monthlyPayment)
    expect(prices).toEqual(prices.toSorted((left, right) => left - right))
    for (const { offer, nextBest, monthlySaving, hotDeal } of data) {
      expect(offer).toMatchObject({ specialOffer: true, financeType: 'personal' })
      const one = await offerOf(offer.id)
      expect({ offer, nextBest, monthlySaving, hotDeal }).toEqual({
        offer: one.offer,
        nextBest: one.nextBest,
        monthlySaving: one.monthlySaving,
        hotDeal: one.hotDeal,
      })
    }
    const { offersOf } = api.deals.current()
    const all = offersOf(deal!.capId, ({ financeType }) => financeType === 'personal').filter(
      (offer) => specialMarkOf(offer) !== null,
    )
    expect(data.map(({ offer }) => offer.id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })

  test.each([
    ['financeType=business', { financeType: 'business' }],
    ['depositValue=6', { depositValue: 6 }],
    ['term=48', { term: 48 }],
    ['mileage=10000', { annualMileage: 10_000 }],
    [
      'financeType=business&depositValue=6&term=36&mileage=8000',
      { financeType: 'business', depositValue: 6, term: 36, annualMileage: 8000 },
    ],
  ])('%s holds for each', async (query, fields) => {
    const { capId } = (await specials()).data[0]!
    const { data } = await ofCar(capId, query)
    expect(data.length).toBeGreaterThan(0)
    for (const { offer } of data) expect(offer).toMatchObject(fields)
  })

  test('are none of a car without, and of a profile nobody quotes', async () => {
    const { capId } = (await specials()).data[0]!
    await expect(ofCar(capId, 'term=7')).resolves.toMatchObject({ data: [] })
    await expect(ofCar(capId, 'financeType=pcp')).resolves.toMatchObject({ data: [] })
  })

  test('of no car is 404, of bad values 400', async () => {
    await expect(failureOf(api, '/api/offers/999999999999/special-offers')).resolves.toMatchObject({
      status: 404,
    })
    const { capId } = (await specials()).data[0]!
    for (const field of ['financeType', 'depositValue', 'term', 'mileage']) {
      const failure = await failureOf(api, `/api/offers/${capId}/special-offers?${field}=x`)
      expect(failure.status).toBe(400)
      expect(Object.keys(failure.errors)).toEqual([field])
    }
  })
})

describe("P-34 the history of a price is the car's best on the common profile", () => {
  const day = 86_400_000
  test('day by day, without those on which nothing changed, up to today', async () => {
    const [deal] = (await specials('ranges[]=vauxhall.corsa')).data
    const { id } = api.deals
      .current()
      .catalogue.derivatives.find(({ derivative }) => derivative.capId === deal!.capId)!
    const offers = await everyOffer(deal!.capId)
    const others = offers.filter(
      ({ brandId, depositValue, maintenanceIncluded }) =>
        brandId !== 3 && depositValue === 6 && !maintenanceIncluded,
    )
    const other = others.toSorted((left, right) => left.monthlyPayment - right.monthlyPayment)[0]!
    const history = async () => (await offerOf(other.id)).priceHistory
    const before = await history()
    expect(before.at(-1)).toMatchObject({ day: '2026-11-20' })

    /** The third provider's new book, some days on. */
    const newBook = async (today: string, pence: number, validUntil = '2027-01-31') => {
      api.wait(day)
      const prices = {
        'p36-8000-6-fn': pence,
        'p36-8000-6-fm': 4000,
        'b36-10000-6-fn': 4500,
        'p48-8000-6-fn': 3000,
      }
      const bookId = await stagedBook(api.database, 3, { [id]: prices }, validUntil)
      const now = api.now().toISOString()
      await api.database.call.activateRateBook({ bookId, today, now })
      await api.deals.reload()
    }
    await newBook('2026-11-21', 5000)
    await newBook('2026-11-22', 5000)
    await newBook('2026-11-23', 6000, '2026-11-23')
    // P-79 the made-up past is left out once a price in force is real.
    const known = [
      { day: '2026-11-21', monthlyPayment: 50 },
      { day: '2026-11-23', monthlyPayment: 60 },
    ]
    await expect(history()).resolves.toEqual(known)

    const business = await offerOf('3-' + deal!.capId + '-b36-10000-6-fn')
    expect(business.priceHistory.at(-1)).toEqual({ day: '2026-11-21', monthlyPayment: 45 })

    // A book that runs out changes the price without a note of it.
    api.wait(day)
    await api.database.call.retireExpiredBooks({
      today: '2026-11-24',
      now: api.now().toISOString(),
    })
    await api.deals.reload()
    // With it the last real price is gone, and all are a demonstration's again.
    await expect(history()).resolves.toEqual([
      ...before,
      ...known,
      { day: '2026-11-24', monthlyPayment: other.monthlyPayment },
    ])
  })
})
