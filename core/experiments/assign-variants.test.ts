import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignVariants, firstVariants, variantAt } from './assign-variants.ts'
import { scenarios } from './scenarios.ts'

const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

/** Whole weights that total 100. */
const variants = fc
  .array(fc.integer({ min: 0, max: 100 }), { maxLength: 5 })
  .map((cuts) => [0, ...cuts, 100].toSorted((left, right) => left - right))
  .map((cuts) =>
    cuts.slice(1).map((cut, at) => ({ name: `v${at}`, weight: cut - (cuts[at] ?? 0) })),
  )

describe('X-07 a variant gets exactly its share of random numbers', () => {
  test.each([
    [0, 'send'],
    [0.89, 'send'],
    [0.9, 'check'],
    [0.9999999, 'check'],
  ])('%d falls on %s', (random, name) => {
    expect(variantAt(scenarios.enquiryButton, random)).toBe(name)
  })

  test('over an even grid the counts are the weights, for any weights and any fineness', () => {
    fc.assert(
      fc.property(variants, fc.integer({ min: 1, max: 7 }), (given, fineness) => {
        const steps = fineness * 100
        const counts = new Map(given.map(({ name }) => [name, 0]))
        for (let step = 0; step < steps; step += 1) {
          const name = variantAt(given, step / steps)
          counts.set(name, counts.get(name)! + 1)
        }
        expect([...counts.values()]).toEqual(given.map(({ weight }) => weight * fineness))
      }),
    )
  })

  test('a variant without weight is never shown', () => {
    const given = [
      { name: 'never', weight: 0 },
      { name: 'always', weight: 100 },
    ]
    fc.assert(fc.property(fraction, (random) => variantAt(given, random) === 'always'))
  })

  test.each([[1], [-0.01], [Number.NaN]])('%d is no random number', (random) => {
    expect(() => variantAt(scenarios.enquiryButton, random)).toThrow(
      `No variant at ${random}: numbers go from 0 to below 1, weights to 100.`,
    )
  })

  test('weights below 100 leave numbers that fall on none', () => {
    expect(() => variantAt([{ name: 'on', weight: 60 }], 0.6)).toThrow(
      'No variant at 0.6: numbers go from 0 to below 1, weights to 100.',
    )
  })
})

test('X-08 each experiment is assigned by its own number, whatever the others and their order', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.tuple(variants, fraction)),
      fc.infiniteStream(fc.nat()),
      (table, shuffle) => {
        const order = (names: string[]) =>
          names.map((name) => [shuffle.next().value, name] as const).toSorted(([a], [b]) => a - b)
        const assigned = (names: string[]) =>
          assignVariants(
            Object.fromEntries(names.map((name) => [name, table[name]![0]])),
            Object.fromEntries(names.map((name) => [name, table[name]![1]])),
          )
        const names = Object.keys(table)
        const all = assigned(names)
        expect(assigned(order(names).map(([, name]) => name))).toEqual(all)
        for (const name of names) {
          expect(assigned([name])).toEqual({ [name]: all[name] })
          expect(all[name]).toBe(variantAt(table[name]![0], table[name]![1]))
        }
      },
    ),
  )
})

test('X-09 the first variants are what the server writes', () => {
  expect(firstVariants(scenarios)).toEqual({
    deliverButton: 'on',
    dataCaptureDrawer: 'off',
    dataCaptureDrawerFb: 'off',
    enquiryButton: 'send',
  })
})
