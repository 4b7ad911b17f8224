import { expect, test } from 'vitest'
import { trimName } from '#core/vehicle/trim-name.ts'
import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'

/** Names of our own catalogue, whose authors wrote engine and trim apart. */
const written = authoredCatalogue.flatMap(({ ranges }) =>
  ranges.flatMap(({ models }) =>
    models.flatMap(({ engines, trims }) =>
      engines.flatMap(({ label, trims: own }) =>
        trims
          .filter(({ name }) => own?.includes(name) ?? true)
          .map(({ name }) => ({ name: `${label} ${name}`, trim: name })),
      ),
    ),
  ),
)

test('K-07 of a hundred names at most three have their trim told apart wrongly', () => {
  const wrong = written.filter(({ name, trim }) => trimName(name) !== trim)
  expect(wrong.length / written.length).toBeLessThan(0.03)
})

test('K-07 what is told apart is always the end of the name', () => {
  for (const { name } of written) expect(name.endsWith(trimName(name))).toBe(true)
})
