import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import { blockStartsOf, derivativeInRun } from './rate-columns.ts'

const derivatives = 50
const profile = parseProfileKey('p36-8000-6-fn')!

test('a derivative is found within its run, wherever it stands, and nowhere where it does not', () => {
  const numbers = fc.array(fc.nat(derivatives - 1), { maxLength: 300, size: 'max' })
  fc.assert(
    fc.property(
      fc.array(numbers, { minLength: 1, maxLength: 4 }),
      fc.nat(derivatives - 1),
      (unordered, wanted) => {
        const own = unordered.map((run) => run.toSorted((a, b) => a - b))
        let from = 0
        const runs = own.map(({ length }) => ({
          profile,
          isSpecial: false,
          from,
          to: (from += length),
        }))
        const columns = {
          derivative: Uint16Array.from(own.flat()),
          isQuoted: new Uint8Array(derivatives),
          runs,
        }
        const blockStarts = blockStartsOf(columns)
        for (const [at, run] of runs.entries()) {
          const [first, end] = derivativeInRun({ ...columns, blockStarts }, at, wanted)
          const before = own[at]!.filter((derivative) => derivative < wanted).length
          expect(first).toBe(run.from + before)
          expect(end - first).toBe(own[at]!.filter((derivative) => derivative === wanted).length)
        }
      },
    ),
    { numRuns: 1000 },
  )
})
