import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeDealColumns } from '#core/contract/columns/deal-columns.ts'
import { calls } from '#core/contract/calls.ts'
import type { CallResponse } from '#core/contract/call.ts'
import { answerOf, failureOf } from '#leasing-api/test/environments/responses.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

type Row = CallResponse<typeof calls.listDerivatives>['data'][number]

const list = (query: string) =>
  answerOf(api, calls.listDerivatives, `/api/derivatives/v2?rows=100&${query}`)
const scoreOf = async (offerId: string) =>
  (await answerOf(api, calls.getValueScore, `/api/offers/${offerId}/value-score`)).valueScore
const common = 'financeType=personal&terms[]=36&annualMileages[]=8000&depositValues[]=6'

/** Every page of a list. */
async function everyRow(query: string): Promise<Row[]> {
  const first = await list(query)
  const pages = Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, at) => at + 2)
  const others = await Promise.all(pages.map((page) => list(`${query}&page=${page}`)))
  return [first, ...others].flatMap(({ data }) => data)
}

describe('C-70 the value score of an offer', () => {
  test('P-80 P-83 of three cars is what their prices make by hand', async () => {
    const rows = (await everyRow(`${common}&sort=score|desc`)).filter(
      ({ score, bodyType }) => score !== null && bodyType !== 'van',
    )
    const group = Map.groupBy(rows, ({ bodyType, fuelType, offer }) =>
      [bodyType, fuelType, offer.stock].join(),
    )
    const [ranked] = [...group.values()].toSorted((a, b) => b.length - a.length)
    const cars = [ranked!.at(0)!, ranked!.at(ranked!.length >> 1)!, ranked!.at(-1)!]
    for (const { capId, offer, score, bodyType, fuelType } of cars) {
      const answer = await scoreOf(offer.id)
      const { car } = await answerOf(api, calls.getOffer, `/api/offers/${offer.id}`)
      expect(answer!.inputs).toEqual({
        effectiveMonthly: offer.effectiveMonthly,
        listPrice: car.onTheRoadPrice,
        listPriceBasis: 'onTheRoad',
        isWithoutVat: false,
      })
      expect(answer!.quotient).toBeCloseTo(offer.effectiveMonthly / car.onTheRoadPrice!, 12)
      // Every offer of every car of the body and fuel on these very terms, read one car at a time.
      const rivals = new Map<string, number>()
      const alike = await everyRow(
        `financeType=personal&bodyTypes[]=${bodyType}&fuelTypes[]=${fuelType}`,
      )
      for (const rival of alike) {
        const path = `/api/derivatives/${rival.capId}/offers?rows=100&term=36&annualMileage=8000&depositValue=6&stock=${offer.stock}`
        const [quoted, full] = await Promise.all([
          answerOf(api, calls.listOffers, path),
          answerOf(api, calls.getDerivative, `/api/derivatives/${rival.capId}`),
        ])
        const least = Math.min(...quoted.data.map(({ effectiveMonthly }) => effectiveMonthly))
        if (quoted.total > 0) rivals.set(rival.capId, least / full.onTheRoadPrice!)
      }
      const better = [...rivals].filter(
        ([id, quotient]) => id !== capId && quotient < answer!.quotient!,
      )
      expect(answer).toMatchObject({
        rank: better.length + 1,
        deals: rivals.size,
        isApproximate: true,
      })
      const byHand = (100 * (rivals.size - better.length - 1)) / (rivals.size - 1)
      expect(answer!.score).toBe(Math.round(byHand))
      expect(score).toBe(answer!.score)
    }
    expect(cars[0]!.score).toBeGreaterThan(cars[2]!.score!)
  }, 60_000)

  test('P-81 of a business lease and of a van divides amounts without VAT', async () => {
    const business = (await list('financeType=business&bodyTypes[]=hatchback')).data[0]!
    const van = (await list('financeType=personal&bodyTypes[]=van')).data[0]
    const { car } = await answerOf(api, calls.getOffer, `/api/offers/${business.offer.id}`)
    expect((await scoreOf(business.offer.id))!.inputs).toMatchObject({
      effectiveMonthly: business.offer.effectiveMonthly,
      listPrice: Math.round((car.onTheRoadPrice! * 1000) / 12) / 100,
      isWithoutVat: true,
    })
    if (!van) return
    expect((await scoreOf(van.offer.id))!.inputs).toMatchObject({
      effectiveMonthly: Math.round((van.offer.effectiveMonthly * 1000) / 12) / 100,
      isWithoutVat: true,
    })
  })

  test('P-82 of a PCP is null, and a PCP list has none', async () => {
    const { data } = await list('financeType=pcp&sort=score|desc')
    expect(data.map(({ score }) => score)).toEqual(data.map(() => null))
    await expect(scoreOf(data[0]!.offer.id)).resolves.toBeNull()
    const byPrice = await list('financeType=pcp')
    expect(data.map(({ capId }) => capId)).toEqual(byPrice.data.map(({ capId }) => capId))
  })

  test('is said with the offer itself and with a car’s top offer', async () => {
    const { capId, offer } = (await list(common)).data[0]!
    const valueScore = await scoreOf(offer.id)
    expect(valueScore).not.toBeNull()
    const whole = await answerOf(api, calls.getOffer, `/api/offers/${offer.id}`)
    expect(whole.valueScore).toEqual(valueScore)
    const path = `/api/derivatives/${capId}/top-offers?term=36&annualMileage=8000&depositValue=6`
    const top = await answerOf(api, calls.getTopOffers, path)
    expect(top.valueScore).toEqual(await scoreOf(top.offer!.id))
    const none = await answerOf(api, calls.getTopOffers, `${path}&budgetTo=1`)
    expect([none.offer, none.valueScore]).toEqual([null, null])
  })

  test('of an offer that nobody quotes is not there', async () => {
    for (const id of ['1-999999998-p36-8000-6-fn', 'corsa']) {
      expect((await failureOf(api, `/api/offers/${id}/value-score`)).status).toBe(404)
    }
  })
})

describe('C-69 F-136 lists say the score of each row', () => {
  test.each(['', '&groupBy=carModel'])('and stand by it, best first%s', async (grouped) => {
    const { data } = await list(`${common}&sort=score|desc${grouped}`)
    const scores = data.map(({ score }) => score ?? -1)
    expect(new Set(scores).size).toBeGreaterThan(5)
    expect(scores).toEqual(scores.toSorted((left, right) => right - left))
    for (const { offer, score } of data.slice(0, 5)) {
      expect((await scoreOf(offer.id))!.score).toBe(score)
    }
  })

  test('packed in columns as in rows', async () => {
    const rows = await list(`${common}&groupBy=carModel`)
    const { columns } = await list(`${common}&groupBy=carModel&format=columns`)
    const packed = decodeDealColumns(columns!).map(({ score }) => score)
    expect(packed).toEqual(rows.data.map(({ score }) => score))
    expect(packed).toContainEqual(expect.any(Number))
  })
})
