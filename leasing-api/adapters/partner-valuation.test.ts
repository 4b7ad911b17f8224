import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import {
  replyingService,
  type ReplyingService,
} from '#leasing-api/test/services/replying-service.ts'
import { partnerValuation } from './partner-valuation.ts'

let replying: ReplyingService | undefined
afterEach(() => replying?.close())

const logger = pino({ level: 'silent' })
/** Nothing here is about time, which a busy machine needs. */
const timeoutMs = 30_000
const service = async (status: number, json: unknown = {}) => {
  replying = await replyingService([{ status, json }])
  return replying
}

describe('a valuation partner', () => {
  const car = {
    registration: 'AB23CDE',
    make: null,
    model: null,
    regDate: '2023-03-01',
    mileageMiles: 22_000,
  }
  const answer = {
    make: 'Ford',
    model: 'Puma ST',
    regDate: '2023-04-02',
    low: 9500,
    middle: 10_000.5,
    high: 10_500,
  }
  const value = async (status: number, body: unknown) => {
    const { url, seen } = await service(status, body)
    const valued = await partnerValuation(
      { url: `${url}/value`, key: 'k' },
      { logger, timeoutMs },
    )(car)
    return { valued, seen }
  }

  test('is asked about the car and answers in pounds', async () => {
    const { valued, seen } = await value(200, answer)
    expect(valued).toEqual({
      make: 'Ford',
      model: 'Puma ST',
      regDate: '2023-04-02',
      lowPence: 950_000,
      middlePence: 1_000_050,
      highPence: 1_050_000,
    })
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/value',
        authorization: 'Bearer k',
        body: {
          registration: 'AB23CDE',
          make: null,
          model: null,
          regDate: '2023-03-01',
          mileage: 22_000,
        },
      },
    ])
  })

  test('may leave the day open', async () => {
    const { regDate, ...rest } = answer
    expect((await value(200, rest)).valued).toMatchObject({ regDate: null })
    expect(regDate).toBeTruthy()
  })

  test.each([
    ['a car it does not know', 404, {}],
    ['a page', 200, '<html>'],
    ['a failure of its own', 500, answer],
    ['no make', 200, { ...answer, make: '' }],
    ['a value below 0', 200, { ...answer, low: -1 }],
    ['values out of order', 200, { ...answer, low: 20_000 }],
    ['a text for a value', 200, { ...answer, high: '10500' }],
  ])('%s is no valuation', async (_, status, body) => {
    expect((await value(status, body)).valued).toBeNull()
  })
})
