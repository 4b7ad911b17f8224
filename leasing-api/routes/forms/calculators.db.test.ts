import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { penceToPounds } from '#core/contract/json/money.ts'
import type { PartnerValuation } from '#core/contract/partner-valuation.ts'
import { electricVersusPetrol } from '#core/pricing/running-costs/electric-versus-petrol.ts'
import { presentCarValue } from '#core/pricing/running-costs/present-car-value.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import type { CarToValue } from '#leasing-api/adapters/partner-valuation.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { testDay } from '#leasing-api/test/environments/small-world.ts'

let partner: PartnerValuation | null = null
let asked: CarToValue[] = []
let api: ApiUnderTest
let car: Derivative
beforeAll(async () => {
  api = await apiUnderTest({
    valueCar: async (about) => {
      asked.push(about)
      return partner
    },
  })
  car = api.deals
    .current()
    .catalogue.derivatives.map(({ derivative }) => derivative)
    .find(({ onTheRoadPricePence }) => onTheRoadPricePence !== null)!
})
afterAll(() => api.close())

let tests = 0
beforeEach(() => {
  tests += 1
  partner = null
  asked = []
})

type Answer = Record<string, unknown> & { errors: Record<string, string[]>; error_key: string }

async function ask(path: string, body?: unknown) {
  const response = await api.ask(path, {
    ...(body !== undefined && { body }),
    headers: { 'x-forwarded-for': `203.0.113.${tests}` },
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer,
  }
}

describe('electric against petrol', () => {
  const compare = (change: object = {}) =>
    ask('/api/data/ev-petrol', {
      mileage: 10_000,
      petrolPrice: 139.9,
      bodyType: 'hatchback',
      ...change,
    })

  test('C-44 a year of each, at the figures of the database and of the visitor', async () => {
    const { status, headers, body } = await compare()
    expect(status, JSON.stringify(body)).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const answer = calls.postElectricPetrol.response.parse(body)
    const costs = await api.database.call.readRunningCosts()
    const expected = electricVersusPetrol(
      { annualMileageMiles: 10_000, petrolPencePerLitre: 139.9, bodyType: 'hatchback' },
      costs,
      testDay,
    )
    expect(answer.petrol.total).toBe(penceToPounds(expected.petrol.totalPence))
    expect(answer.electric).toEqual({
      energy: penceToPounds(expected.electric.energyPence),
      roadTax: penceToPounds(expected.electric.roadTaxPence),
      mileageDuty: penceToPounds(expected.electric.mileageDutyPence),
      total: penceToPounds(expected.electric.totalPence),
    })
    expect(answer.yearlySaving).toBe(penceToPounds(expected.savingPence))
    expect(answer.assumptions).toContainEqual(
      expect.objectContaining({ name: 'Electricity at home', amount: 27, unit: 'p per kWh' }),
    )
  })

  test('with the cheapest electric cars of the body, cheapest first', async () => {
    const bodies = new Set(
      api.deals
        .current()
        .catalogue.derivatives.map(({ derivative }) => derivative)
        .filter(({ fuelType }) => fuelType === 'electric')
        .map(({ bodyType }) => bodyType),
    )
    for (const bodyType of bodies) {
      const { body } = await compare({ bodyType })
      const { deals } = calls.postElectricPetrol.response.parse(body)
      expect(deals.length).toBeLessThanOrEqual(6)
      for (const deal of deals) expect(deal).toMatchObject({ fuelType: 'electric', bodyType })
      const prices = deals.map(({ offer }) => offer.monthlyPayment)
      expect(prices).toEqual(prices.toSorted((left, right) => left - right))
    }
    expect(bodies.size).toBeGreaterThan(0)
  })

  test.each([
    [{ mileage: 0 }, 400, 'mileage'],
    [{ mileage: 200_001 }, 400, 'mileage'],
    [{ mileage: 1.5 }, 400, 'mileage'],
    [{ mileage: null }, 400, 'mileage'],
    [{ petrolPrice: 49.99 }, 400, 'petrolPrice'],
    [{ petrolPrice: 500.01 }, 400, 'petrolPrice'],
    [{ petrolPrice: 139.999 }, 422, 'petrolPrice'],
    [{ bodyType: 'boat' }, 400, 'bodyType'],
  ])('V-58 %j is refused', async (change, status, field) => {
    const answer = await compare(change)
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  test.each([
    { mileage: 1, petrolPrice: 50 },
    { mileage: 200_000, petrolPrice: 500 },
    { bodyType: 'van' },
  ])('V-58 %j is taken', async (change) => {
    expect((await compare(change)).status).toBe(200)
  })
})

test('C-130 the dated figures of every calculator can be read by anybody', async () => {
  const { status, body, headers } = await ask('/api/running-costs')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toMatch(/^public/)
  const { data, total } = calls.listRunningCosts.response.parse(body)
  expect(data).toEqual(await api.database.call.readRunningCosts())
  expect(total).toBe(data.length)
  expect(data).toContainEqual(
    expect.objectContaining({ kind: 'personalAllowancePence', amount: 1_257_000 }),
  )
})

describe('changing a car', () => {
  const person = { reg: 'AB23 CDE', email: 'ada@example.com' }
  const finance = {
    step: 2,
    financeProduct: 'hp',
    startDate: '2025-11-20',
    term: 24,
    monthlyPayment: 400,
    amountBorrowed: 9600,
    currentMileage: 10_000,
  }
  const path = '/api/chrysalis/get-calculator-data'
  const data = async (fields: object) => {
    const { status, body } = await ask(path, { ...person, ...fields })
    expect(status, JSON.stringify(body)).toBe(200)
    return calls.postCalculatorData.response.parse(body)
  }
  const own = (mileageMiles: number | null, ageMonths: number) => {
    const value = presentCarValue({
      newPricePence: car.onTheRoadPricePence!,
      ageMonths,
      mileageMiles,
    })
    return {
      low: penceToPounds(value.lowPence),
      middle: penceToPounds(value.middlePence),
      high: penceToPounds(value.highPence),
      source: 'Our own estimate',
    }
  }

  test('step 1 finds and values the car by our own estimate', async () => {
    const answer = await data({ capId: car.capId })
    expect(answer).toEqual({
      vehicle: {
        capId: car.capId,
        make: car.manufacturer.name,
        model: `${car.carModel.name} ${car.name}`,
        regDate: '2023-03-01',
      },
      valuation: own(null, 44),
      equity: null,
    })
  })

  test('a day of registration given counts before the one of the mark', async () => {
    const answer = await data({ capId: car.capId, regDate: '2024-11-20' })
    expect(answer.vehicle?.regDate).toBe('2024-11-20')
    expect(answer.valuation).toEqual(own(null, 24))
  })

  test('by make and model a car in the middle of their prices is taken', async () => {
    const { manufacturer, range } = car
    const answer = await data({ make: ` ${manufacturer.name.toUpperCase()}`, model: range.name })
    expect(answer.vehicle?.make).toBe(manufacturer.name)
    expect(answer.valuation?.middle).toBeGreaterThan(0)
  })

  test.each([
    ['by its mark alone', {}],
    ['of a make we do not know', { make: 'Trabant', model: '601' }],
    ['with a number nobody has', { capId: '999999999999' }],
  ])('a car %s is not found, and has no equity', async (_, fields) => {
    expect(await data({ ...fields, ...finance })).toEqual({
      vehicle: null,
      valuation: null,
      equity: { outcome: 'notCalculable', amount: null, settlement: null, monthsToWait: null },
    })
  })

  test('a mark without a day leaves the value open', async () => {
    const answer = await data({ capId: car.capId, reg: 'A1' })
    expect(answer.vehicle?.regDate).toBeNull()
    expect(answer.valuation).toBeNull()
  })

  const valued = (pounds: number): PartnerValuation => ({
    make: 'Ford',
    model: 'Puma ST',
    regDate: '2023-04-02',
    lowPence: pounds * 95,
    middlePence: pounds * 100,
    highPence: pounds * 105,
  })

  test('a partner’s word comes before our estimate, and hears nothing of the person', async () => {
    partner = valued(10_000)
    const answer = await data({ ...finance, capId: car.capId })
    expect(answer.vehicle).toEqual({
      capId: car.capId,
      make: 'Ford',
      model: 'Puma ST',
      regDate: '2023-04-02',
    })
    expect(answer.valuation).toEqual({
      low: 9500,
      middle: 10_000,
      high: 10_500,
      source: 'Our valuation partner',
    })
    expect(asked).toEqual([
      {
        registration: 'AB23CDE',
        make: null,
        model: null,
        regDate: '2023-03-01',
        mileageMiles: 10_000,
      },
    ])
  })

  test.each([
    [{}, 10_000, { outcome: 'positive', amount: 5200, settlement: 4800, monthsToWait: null }],
    [{}, 4800, { outcome: 'positive', amount: 0, settlement: 4800, monthsToWait: null }],
    [{}, 4000, { outcome: 'negative', amount: 800, settlement: 4800, monthsToWait: 3 }],
    [
      { financeProduct: 'lease', startDate: '2024-11-20', amountBorrowed: undefined },
      4000,
      { outcome: 'leaseEnded', amount: null, settlement: null, monthsToWait: null },
    ],
    [
      { startDate: '2027-01-01' },
      4000,
      { outcome: 'notCalculable', amount: null, settlement: null, monthsToWait: null },
    ],
  ])('P-62 with %j and a value of £%i the equity is %j', async (fields, pounds, equity) => {
    partner = valued(pounds)
    expect((await data({ ...finance, ...fields })).equity).toEqual(equity)
  })

  test.each([
    [{ reg: '' }, 'reg', 422],
    [{ reg: '!' }, 'reg', 422],
    [{ email: 'x' }, 'email', 422],
    [{ step: 3 }, 'step', 400],
    [{ regDate: '2025-02-30' }, 'regDate', 422],
    [{ regDate: '30/02/2025' }, 'regDate', 400],
    [{ startDate: '2022-01-01', regDate: '2023-01-01' }, 'startDate', 422],
    [{ term: 121 }, 'term', 400],
    [{ monthlyPayment: null }, 'monthlyPayment', 422],
    [{ amountBorrowed: null }, 'amountBorrowed', 422],
    [{ financeProduct: 'pcp' }, 'balloonPayment', 422],
    [{ financeProduct: 'gift' }, 'financeProduct', 400],
    [{ currentMileage: 1_000_001 }, 'currentMileage', 400],
  ])('V-59 V-60 step 2 with %j is refused at %s', async (change, field, status) => {
    const answer = await ask(path, { ...person, ...finance, ...change })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  test('C-33 the same can be asked with everything in the address', async () => {
    const fields = { ...person, ...finance, capId: car.capId }
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) search.set(name, String(value))
    const answer = await ask(`${path}?${search.toString()}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body).toEqual(await data(fields))
    for (const secret of ['ada@', 'ada%40', 'AB23 CDE', 'AB23+CDE', 'AB23CDE']) {
      expect(api.logged()).not.toContain(secret)
    }
  })

  test('thirty times an hour from one address', async () => {
    for (let at = 0; at < 30; at++) await data({})
    const { status, body } = await ask(path, person)
    expect(status).toBe(429)
    expect(body.error_key).toBe('errors.formLimit')
  })
})
