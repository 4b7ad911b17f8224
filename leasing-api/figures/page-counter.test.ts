import { expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { pageCounter } from './page-counter.ts'

type Counted = Parameters<Database['call']['countPageVisits']>[0]

/** A counter over a database that stores what it is given, or is away. */
function counterOver() {
  const stored: Counted[] = []
  const state = { isAway: false, now: new Date('2026-11-27T23:30:00Z') }
  const call = {
    countPageVisits: (counted: Counted) => {
      if (state.isAway) return Promise.reject(new Error('away'))
      stored.push(structuredClone(counted))
      return Promise.resolve()
    },
  }
  const failures: unknown[] = []
  const counter = pageCounter({
    database: { call } as unknown as Database,
    clock: () => state.now,
    logger: { error: (...what: unknown[]) => failures.push(what) } as never,
  })
  return { counter, stored, state, failures }
}

test('W-199 what was counted since is stored together, once, however often it is asked', async () => {
  const { counter, stored } = counterOver()
  counter.count({ views: ['/', '/faq', '/'], lcp: 2400, cls: 0 }, '203.0.113.1')
  counter.count({ views: ['/'], lcp: 2500 }, '203.0.113.2')
  expect(stored).toEqual([])
  await Promise.all([counter.store(), counter.store()])
  const day = '2026-11-27'
  expect(stored).toEqual([
    {
      views: [
        { day, pattern: '/', views: 3 },
        { day, pattern: '/faq', views: 1 },
      ],
      timings: [
        { day, pattern: '/', metric: 'lcp', upTo: 2500, samples: 2 },
        { day, pattern: '/', metric: 'cls', upTo: 0, samples: 1 },
      ],
    },
  ])
})

test('W-199 what cannot be stored stays counted, with what comes meanwhile', async () => {
  const { counter, stored, state, failures } = counterOver()
  state.isAway = true
  counter.count({ views: ['/'], ttfb: 90 }, '203.0.113.1')
  const first = counter.store()
  counter.count({ views: ['/'], ttfb: 95 }, '203.0.113.1')
  await first
  expect(failures).toHaveLength(1)
  state.isAway = false
  await counter.store()
  expect(stored).toMatchObject([{ views: [{ views: 2 }], timings: [{ upTo: 100, samples: 2 }] }])
})

test('W-193 a view belongs to the day of London on which its page was left', async () => {
  const { counter, stored, state } = counterOver()
  counter.count({ views: ['/'] }, '203.0.113.1')
  state.now = new Date('2026-11-28T00:00:00Z')
  counter.count({ views: ['/'] }, '203.0.113.1')
  await counter.store()
  expect(stored[0]!.views.map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-28'])
})

test('C-204 six hundred messages an hour of one address, of a network where it is IPv6', () => {
  const { counter, state } = counterOver()
  const send = (address: string) => counter.count({ views: ['/'] }, address)
  for (let times = 0; times < 600; times += 1) expect(send('2001:db8::1')).toBeNull()
  expect(send('2001:db8::2')).toEqual({ name: 'address', retryAfterMs: 30 * 60_000 })
  expect(send('203.0.113.1')).toBeNull()
  state.now = new Date('2026-11-28T00:00:00Z')
  expect(send('2001:db8::2')).toBeNull()
})

test('C-204 two hundred thousand an hour in all', () => {
  const { counter } = counterOver()
  for (let times = 0; times < 200_000; times += 1) {
    counter.count({ views: ['/'] }, `10.${times >> 16}.${(times >> 8) & 255}.${times & 255}`)
  }
  expect(counter.count({ views: ['/'] }, '203.0.113.1')).toMatchObject({ name: 'total' })
})
