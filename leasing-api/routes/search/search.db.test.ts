import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { profileDefaults } from '#core/filters/filter-values.ts'
import { randomFrom } from '#leasing-api/rate-generator/random.ts'
import { answerOf } from '#leasing-api/test/environments/responses.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

const ask = (text: string) =>
  answerOf(api, calls.search, `/api/search?${new URLSearchParams({ q: text }).toString()}`)

describe('C-67 the search by words', () => {
  test('a list and a range say the deals that their lists have, and the cheapest month', async () => {
    const { data, unknown } = await ask('tesla model 3 electric')
    const [list, range] = data
    expect([list?.kind, range?.kind, unknown]).toEqual(['list', 'range', []])
    // What the address of a list leaves out is the common profile.
    const { terms, annualMileages, depositValues } = profileDefaults('personal')
    const shown = await answerOf(
      api,
      calls.listDerivatives,
      `/api/derivatives?${list!.path.split('?')[1]}&terms=${terms[0]}&annualMileages=${annualMileages[0]}&depositValues=${depositValues[0]}`,
    )
    expect(list?.deals).toBe(shown.total)
    expect(list?.cheapest?.monthlyPayment).toBe(shown.data[0]?.offer.monthlyPayment)
  })

  test('nothing to search for has no answer', async () => {
    expect(await ask('')).toMatchObject({ data: [], unknown: [] })
    expect(await ask('zzzzzz')).toMatchObject({ data: [], unknown: ['zzzzzz'] })
  })

  test('1,000 texts of any characters are answered or refused', async () => {
    const random = randomFrom(67)
    const letter = () =>
      random.chance(0.7)
        ? String.fromCodePoint(32 + Math.floor(random.next() * 95))
        : String.fromCodePoint(Math.floor(random.next() * 0xd7_ff))
    const statuses = new Set<number>()
    for (let at = 0; at < 1000; at++) {
      const text = Array.from({ length: Math.floor(random.next() * 90) }, letter).join('')
      const response = await api.ask(`/api/search?q=${encodeURIComponent(text)}`)
      statuses.add(response.status)
    }
    expect(statuses).toEqual(new Set([200, 400]))
  })
})
