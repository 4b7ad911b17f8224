import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RefreshAnswer } from './refresh-response.ts'
import { postedMessage } from './session-message.ts'
import { tabAnswerWaitMs, tokenKeeper, type TokenKeeper } from './token-keeper.ts'
import type { TokenResult } from './token-result.ts'

const nowMs = 10_000
const expired = { kind: 'loggedIn', userId: 'u1', accessToken: 'a0', expiresAtMs: nowMs } as const

/** Lets something happen at a moment of the scheduler's choice. */
type Turn = (label: string) => Promise<unknown>

type Failures = {
  answers: (call: number) => RefreshAnswer | 'never'
  losesMessage: () => boolean
  /** Whether waiting ends at any moment at all, or only once every message has arrived. */
  isTimeWild: boolean
}

/** One browser: tabs, the lock they share, the messages between them and their server. */
function browser(tabCount: number, turn: Turn, { answers, losesMessage, isTimeWild }: Failures) {
  const tabs: TokenKeeper[] = []
  const lines = new Map<string, Promise<unknown>>()
  const counts = { calls: 0, underWay: 0 }
  let queue: Promise<unknown> = Promise.resolve()

  /** Messages of one tab to another keep their order, as those of a BroadcastChannel do. */
  function send(from: number, to: number, posted: unknown) {
    const line = `${from} to ${to}`
    counts.underWay += 1
    const isLost = losesMessage()
    const arrived = (lines.get(line) ?? Promise.resolve()).then(() => turn('message'))
    lines.set(
      line,
      arrived.then(() => {
        if (!isLost) tabs[to]?.receive(structuredClone(posted))
        counts.underWay -= 1
      }),
    )
  }

  async function refresh(): Promise<RefreshAnswer> {
    counts.calls += 1
    const answer = answers(counts.calls)
    await turn('server')
    return answer === 'never' ? new Promise<never>(() => {}) : answer
  }

  async function wait(durationMs: number): Promise<void> {
    if (!isTimeWild && durationMs !== tabAnswerWaitMs) return new Promise<never>(() => {})
    do await turn('time')
    while (!isTimeWild && counts.underWay > 0)
  }

  for (let index = 0; index < tabCount; index += 1) {
    tabs.push(
      tokenKeeper({
        tabId: `tab${index}`,
        nowMs: () => nowMs,
        wait,
        refresh,
        withLock: (work) => {
          const granted = queue.then(() => turn('lock')).then(work)
          queue = granted.catch(() => undefined)
          return granted
        },
        post: (posted) => {
          for (let other = 0; other < tabCount; other += 1) {
            if (other !== index) send(index, other, posted)
          }
        },
        logout: async () => null,
        onChange: () => undefined,
      }),
    )
  }
  return { tabs, counts }
}

const refreshed = (call: number): RefreshAnswer => ({
  kind: 'refreshed',
  userId: 'u1',
  accessToken: `a${call}`,
  expiresInSeconds: 900,
})

const soundly = (answers: (call: number) => RefreshAnswer): Failures => ({
  answers,
  losesMessage: () => false,
  isTimeWild: false,
})

const requests = fc
  .integer({ min: 1, max: 4 })
  .chain((tabCount) =>
    fc.tuple(
      fc.constant(tabCount),
      fc.array(fc.nat({ max: tabCount - 1 }), { minLength: 1, maxLength: 8 }),
    ),
  )

/** Each request is made in its tab at a moment of the scheduler's choice. */
const ask = (tabs: readonly TokenKeeper[], asking: readonly number[], turn: Turn) =>
  asking.map(async (index): Promise<TokenResult | undefined> => {
    await turn('request')
    return tabs[index]?.token()
  })

const turnOf =
  (scheduler: fc.Scheduler): Turn =>
  (label) =>
    scheduler.schedule(Promise.resolve(), label)

describe('S-18 any number of requests in any number of tabs', () => {
  test('S-17 S-18 cause one refresh and get its token, in whatever order things happen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), requests, fc.boolean(), async (scheduler, run, isNew) => {
        const [tabCount, asking] = run
        const turn = turnOf(scheduler)
        const { tabs, counts } = browser(tabCount, turn, soundly(refreshed))
        if (!isNew) for (const keeper of tabs) keeper.receive(postedMessage('before', expired))
        const results = await scheduler.waitFor(Promise.all(ask(tabs, asking, turn)))
        expect(counts.calls).toBe(1)
        for (const result of results) expect(result).toEqual({ ok: true, accessToken: 'a1' })
      }),
    )
  })

  test('S-19 learn of one refusal, in whatever order things happen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), requests, async (scheduler, [tabCount, asking]) => {
        const turn = turnOf(scheduler)
        const refused = soundly(() => ({ kind: 'refused' }))
        const { tabs, counts } = browser(tabCount, turn, refused)
        for (const keeper of tabs) keeper.receive(postedMessage('before', expired))
        const results = await scheduler.waitFor(Promise.all(ask(tabs, asking, turn)))
        expect(counts.calls).toBe(1)
        for (const result of results) expect(result).toEqual({ ok: false, reason: 'loggedOut' })
        await scheduler.waitIdle()
        for (const keeper of tabs) {
          expect(await keeper.token()).toEqual({ ok: false, reason: 'loggedOut' })
        }
      }),
    )
  })
})

const serverAnswer = fc.constantFrom('refreshed', 'refused', 'unanswered', 'never')

test('S-21 every request ends with a token of the server or a failure, whatever goes wrong', async () => {
  const failures = fc.tuple(fc.infiniteStream(serverAnswer), fc.infiniteStream(fc.boolean()))
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), requests, failures, async (scheduler, run, [says, loses]) => {
      const [tabCount, asking] = run
      const turn = turnOf(scheduler)
      const { tabs, counts } = browser(tabCount, turn, {
        answers: (call) => {
          const kind = says.next().value
          if (kind === 'never') return kind
          return kind === 'refreshed' ? refreshed(call) : { kind }
        },
        losesMessage: () => loses.next().value,
        isTimeWild: true,
      })
      for (const keeper of tabs) keeper.receive(postedMessage('before', expired))
      const given = ask(tabs, asking, turn)
      let endedCount = 0
      for (const result of given) {
        void result.then((value) => {
          endedCount += 1
          if (value?.ok) expect(value.accessToken).toMatch(/^a[1-9]/)
          else expect(value?.reason).toMatch(/^(loggedOut|timeout)$/)
        })
      }
      await scheduler.waitIdle()
      expect(endedCount).toBe(given.length)
      expect(counts.calls).toBeLessThanOrEqual(2 * given.length)
    }),
  )
})
