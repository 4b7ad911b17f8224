import { expect, test } from 'vitest'
import { nightlyLook } from './nightly-run.ts'

/** Looks every minute of a while and gives the instants of the runs. */
async function runsBetween(from: string, to: string, madeAt = from, failures = 0) {
  const runs: string[] = []
  let nowMs = Date.parse(from)
  let left = failures
  const look = nightlyLook({
    nowMs: () => nowMs,
    madeAtMs: Date.parse(madeAt),
    run: async () => {
      left -= 1
      if (left >= 0) throw new Error('not now')
      runs.push(new Date(nowMs).toISOString().slice(0, 16))
    },
  })
  for (; nowMs <= Date.parse(to); nowMs += 60_000) await look()
  return runs
}

test('E-02 runs at five past midnight in London, winter and summer', async () => {
  expect(await runsBetween('2026-11-20T12:00:00Z', '2026-11-22T12:00:00Z')).toEqual([
    '2026-11-21T00:05',
    '2026-11-22T00:05',
  ])
  expect(await runsBetween('2026-07-10T12:00:00Z', '2026-07-11T12:00:00Z')).toEqual([
    '2026-07-10T23:05',
  ])
})

test('E-02 runs once a day over both changes of the clocks', async () => {
  expect(await runsBetween('2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z')).toEqual([
    '2026-03-29T00:05',
    '2026-03-29T23:05',
  ])
  expect(await runsBetween('2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z')).toEqual([
    '2026-10-24T23:05',
    '2026-10-26T00:05',
  ])
})

test('E-02 a build of an earlier day is made up for at the start', async () => {
  expect(
    await runsBetween('2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z', '2026-11-18T09:00:00Z'),
  ).toEqual(['2026-11-20T12:00'])
})

test('E-02 a run that fails is tried again', async () => {
  expect(
    await runsBetween('2026-11-20T23:00:00Z', '2026-11-21T01:00:00Z', '2026-11-20T23:00:00Z', 3),
  ).toEqual(['2026-11-21T00:08'])
})
