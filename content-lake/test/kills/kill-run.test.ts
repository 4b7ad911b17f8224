import { expect, test, vi } from 'vitest'
import { fixedNumbers } from '../environments/fixed-numbers.ts'
import { runKills } from './kill-run.ts'

// The real program is started and killed, on machines of two busy cores too.
vi.setConfig({ testTimeout: 120_000 })

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
