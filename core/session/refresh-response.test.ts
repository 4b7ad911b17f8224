import { describe, expect, test } from 'vitest'
import { answerWaitMs, refreshAnswer, type RefreshAnswer } from './refresh-response.ts'
import { rotationGraceMs } from './refresh-decision.ts'

const refreshed: RefreshAnswer = {
  kind: 'refreshed',
  userId: 'u1',
  accessToken: 'a2',
  expiresInSeconds: 900,
}
const refused: RefreshAnswer = { kind: 'refused' }
const unanswered: RefreshAnswer = { kind: 'unanswered' }
type Try = RefreshAnswer | 'throws' | 'hangs'

const never = () => new Promise<never>(() => {})

/** Asks a server that does one thing after the other; only a try that hangs is given up. */
async function asked(tries: Try[]) {
  let callCount = 0
  const waits: number[] = []
  const refresh = () => {
    const next = tries[callCount]
    callCount += 1
    if (next === undefined || next === 'hangs') return never()
    if (next === 'throws') throw new Error('no network')
    return Promise.resolve(next)
  }
  const wait = (durationMs: number) => {
    waits.push(durationMs)
    return tries[callCount - 1] === 'hangs' ? Promise.resolve() : never()
  }
  const answer = await refreshAnswer({ refresh, wait })
  return { answer, callCount, waits }
}

describe('S-20 a refresh', () => {
  test.each<[Try[], RefreshAnswer, number]>([
    [[refreshed, refused], refreshed, 1],
    [[refused, refreshed], refused, 1],
    [[unanswered, refreshed], refreshed, 2],
    [[unanswered, refused], refused, 2],
    [['throws', refreshed], refreshed, 2],
    [['hangs', refreshed], refreshed, 2],
    [[unanswered, unanswered, refreshed], unanswered, 2],
    [['throws', 'throws'], unanswered, 2],
    [['hangs', 'hangs'], unanswered, 2],
  ])('of %o ends as %o after %i calls, each given 4 s', async (tries, expected, calls) => {
    const { answer, callCount, waits } = await asked(tries)
    expect(answer).toEqual(expected)
    expect(callCount).toBe(calls)
    expect(waits).toEqual(Array(calls).fill(4_000))
  })

  test('S-20 that rejects has no answer', async () => {
    const refresh = () => Promise.reject(new Error('no network'))
    expect(await refreshAnswer({ refresh, wait: never })).toEqual(unanswered)
  })
})

test('S-20 S-23 the second try and its answer fall into the grace of the first', () => {
  expect(2 * answerWaitMs).toBeLessThan(rotationGraceMs)
})
