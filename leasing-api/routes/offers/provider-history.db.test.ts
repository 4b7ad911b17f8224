import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { answerOf } from '#leasing-api/test/environments/responses.ts'
import { stagedBook } from '#leasing-api/test/books/rate-book-of.ts'
import { testDay, testInstant } from '#leasing-api/test/environments/small-world.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

test('D-92 an offer says what its own provider asked for its very profile before', async () => {
  const list = await answerOf(api, calls.listDerivatives, '/api/derivatives/v2?rows=1')
  const [deal] = list.data
  const { id, brandId, monthlyPayment } = deal!.offer
  const history = async () => {
    const answer = await answerOf(api, calls.getOffer, `/api/offers/${id}`)
    return answer.providerHistory.map((point) => point.monthlyPayment)
  }
  expect(await history()).toEqual([monthlyPayment])

  const { call } = api.database
  const { derivatives } = await call.readCatalogue()
  const own = derivatives.find(({ derivative }) => derivative.capId === deal!.capId)!
  const key = id.slice(`${brandId}-${deal!.capId}-`.length)
  const dearer = Math.round(monthlyPayment * 100) + 1000
  const dayLater = new Date(Date.parse(testInstant) + 24 * 60 * 60_000).toISOString()
  const prices = { [own.id]: { [key]: dearer } }
  const bookId = await stagedBook(api.database, brandId, prices, '2027-01-31', dayLater)
  await call.activateRateBook({ bookId, today: testDay, now: api.now().toISOString() })
  await api.deals.reload()
  expect(await history()).toEqual([monthlyPayment, dearer / 100])
})

test('D-92 of a PCP no history is stored', async () => {
  const path = '/api/derivatives/v2?financeType=pcp&rows=1'
  const { data } = await answerOf(api, calls.listDerivatives, path)
  const answer = await answerOf(api, calls.getOffer, `/api/offers/${data[0]!.offer.id}`)
  expect(answer.providerHistory).toEqual([])
})
