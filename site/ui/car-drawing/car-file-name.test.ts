import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carBodies } from './car-bodies.ts'
import { carFileName, parseCarFileName, type CarDrawing } from './car-file-name.ts'
import { listedPaint } from './listed-paint.ts'
import { paintColours, type CarPaint } from './paint-colours.ts'
import { wheelVariants } from './wheel-variants.ts'

const look = {
  bodyType: fc.constantFrom(...carBodies),
  paint: fc.constantFrom(...(Object.keys(paintColours) as CarPaint[])),
  isElectric: fc.boolean(),
}
const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,4}$/)
/** Slugs that look like the rest of a name. */
const trickySlug = fc.constantFrom('suv-moss', 'suv-moss-ev', 'x-w3', 'van-chalk-454', '500e')
const range = fc
  .tuple(fc.oneof(slug, trickySlug), fc.oneof(slug, trickySlug))
  .map(([make, name]) => `${make}.${name}`)

const drawings: fc.Arbitrary<CarDrawing> = fc.oneof(
  fc.record({ ...look, wheel: fc.constantFrom(...wheelVariants) }),
  fc.record({ ...look, range }),
  fc.record({ ...look, range, isLong: fc.constant(true) }),
  fc.record({ ...look, range, lengthCm: fc.integer({ min: 200, max: 799 }) }),
)

describe('F-128 the name of a drawing', () => {
  test('can be read back', () => {
    fc.assert(
      fc.property(drawings, (car) => {
        expect(parseCarFileName(carFileName(car))).toEqual({ ...car })
      }),
    )
  })

  test.each([
    'suv-moss-w6.svg',
    'suv-moss-w1.png',
    'suv-moss.svg',
    'van-moss-long-w1.svg',
    'suv-moss-454.svg',
    'ford.puma-suv-moss-w1.svg',
    'ford.puma-suv-moss-4540.svg',
    'ford-puma-suv-moss.svg',
    'Ford.puma-suv-moss.svg',
    'tank-moss-w1.svg',
    'suv-toString-w1.svg',
    'constructor-moss-w1.svg',
    '../suv-moss-w1.svg',
    '',
  ])('is not %s', (file) => {
    expect(parseCarFileName(file)).toBeNull()
  })
})

test('F-129 lists use every paint', () => {
  const used = Array.from({ length: 400 }, (_, index) => listedPaint(`make.range-${index}`))
  expect(new Set(used).size).toBe(12)
})

test('a page that shows drawings does not load the table of their shapes', () => {
  const reached = new Set<string>()
  const follow = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    for (const [, next] of source.matchAll(/from '\.\/([\w/-]+\.tsx?)'/g)) follow(next!)
  }
  follow('car-picture.tsx')
  follow('listed-paint.ts')
  expect(reached).toContain('paint-colours.ts')
  expect([...reached].filter((file) => /range-forms|read-rows|ranges/.test(file))).toEqual([])
})
