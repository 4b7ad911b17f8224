import { expect, test, vi } from 'vitest'
import { runKills } from './kill-run.ts'

// The real program is started and killed, on machines of two busy cores too.
vi.setConfig({ testTimeout: 120_000 })

/** Numbers in [0, 1), the same in every run (the multiplier of Lehmer's generator). */
function fixedNumbers(): () => number {
  let state = 20_261_122
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

// A sample of `npm run prove:content-kills`, struck after counted acknowledgements.
test('kill -9 among six writers loses no acknowledged write and halves none', async () => {
  const counts = [1, 7, 40, 90]
  const report = await runKills({
    kills: counts.length,
    random: fixedNumbers(),
    strike: () => ({ acknowledgements: counts.shift()!, delayMs: 0 }),
  })
  expect(report.problems).toEqual([])
  expect(report.kills).toBe(4)
  expect(report.acknowledged).toBeGreaterThanOrEqual(138)
  expect(Object.keys(report.kinds)).toHaveLength(8)
})
