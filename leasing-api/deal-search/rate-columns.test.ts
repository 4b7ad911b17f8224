import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivativeInRun } from './rate-columns.ts'

const derivatives = 50

test('a derivative is found within its run, wherever it stands, and nowhere where it does not', () => {
  const numbers = fc.array(fc.nat(derivatives - 1), { maxLength: 300, size: 'max' })
  fc.assert(
    fc.property(
      numbers,
      numbers,
      numbers,
      fc.nat(derivatives - 1),
      (before, own, after, wanted) => {
        const run = own.toSorted((a, b) => a - b)
        const columns = {
          derivative: Uint16Array.from([...before, ...run, ...after]),
          isQuoted: new Uint8Array(derivatives),
        }
        const [from, to] = [before.length, before.length + run.length]
        const [first, end] = derivativeInRun(columns, { from, to }, wanted)
        expect(end - first).toBe(run.filter((derivative) => derivative === wanted).length)
        expect(first).toBe(from + run.filter((derivative) => derivative < wanted).length)
      },
    ),
    { numRuns: 1000 },
  )
})
