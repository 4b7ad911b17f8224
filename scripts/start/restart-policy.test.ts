import { expect, test } from 'vitest'
import { afterDeath, noDeaths } from './restart-policy.mjs'

const policy = { pausesMs: [1, 10, 100], steadyMs: 1000, mostFailedStarts: 3 }

/** The pauses before each restart; null where the program is given up. */
function pausesOf(lives: (number | null)[]) {
  let history = noDeaths
  return lives.map((readyForMs) => {
    const next = afterDeath(policy, history, readyForMs)
    history = next.history
    return next.pauseMs
  })
}

test.each<[string, (number | null)[], (number | null)[]]>([
  ['one crash', [5000], [1]],
  ['crashes far apart', [5000, 1000, 9000], [1, 1, 1]],
  [
    'crashes soon after it was ready: growing pauses, never given up',
    [5000, 9, 9, 9, 9],
    [1, 10, 100, 100, 100],
  ],
  ['steady again: the first pause', [5000, 9, 5000], [1, 10, 1]],
  ['a start that fails again and again', [5000, null, null, null], [1, 10, 100, null]],
  ['ready in between', [5000, null, null, 9, null, null], [1, 10, 100, 100, 100, 100]],
])('%s', (_, lives, pauses) => {
  expect(pausesOf(lives)).toEqual(pauses)
})
