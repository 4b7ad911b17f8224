import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { paints } from '#core/vehicle/paint.ts'
import { carBodies, type CarBody } from '#site/ui/car-drawing/car-bodies.ts'
import { drawCar, formOfCar } from '#site/ui/car-drawing/draw-car.ts'
import { roundedPath } from '#site/ui/car-drawing/geometry.ts'
import { glasshouseOf } from '#site/ui/car-drawing/glasshouse.ts'
import { outlineOf } from '#site/ui/car-drawing/outline.ts'
import { listedPaint } from '#site/ui/car-drawing/listed-paint.ts'
import { longModels } from '#site/ui/car-drawing/long-models.ts'
import { paintColours } from '#site/ui/car-drawing/paint-colours.ts'
import { rangeForms } from '#site/ui/car-drawing/range-forms.ts'

const table = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, `../catalogue/${name}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))

const ranges = table('ranges').map(([make, slug]) => `${make}.${slug}`)
const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
const models = table('models').map(([make, slug, name, body, , , , lengthMm]) => ({
  range: `${make}.${slug}`,
  bodyType: body as CarBody,
  lengthCm: Number(lengthMm) / 10,
  isLong: longModels.has(slugOf(name!)),
}))
/** Each body of each range once, and its long models. */
const drawn = [
  ...new Map(
    models.map(({ lengthCm: _, ...model }) => [
      `${model.range} ${model.bodyType} ${model.isLong}`,
      model,
    ]),
  ).values(),
]

const outline = (car: { range: string; bodyType: CarBody; isLong: boolean }) => {
  const { corners, place } = outlineOf(formOfCar({ ...car, paint: 'fog', isElectric: false }))
  return roundedPath(corners, place)
}

describe('F-128 the drawings of the catalogue', () => {
  test('every range has a row of its own', () => {
    expect(ranges.filter((range) => !rangeForms.has(range))).toEqual([])
  })

  test('every row is a range of the catalogue, or a class', () => {
    const known = new Set(ranges)
    const rows = [...rangeForms.keys()].filter((key) => key.includes('.'))
    expect(rows.filter((key) => !known.has(key.split(':')[0]!))).toEqual([])
  })

  test('every body of a range has its own row, the first aside', () => {
    const first = new Map(models.toReversed().map(({ range, bodyType }) => [range, bodyType]))
    const others = drawn.filter(({ range, bodyType }) => first.get(range) !== bodyType)
    const missing = others.filter(({ range, bodyType }) => !rangeForms.has(`${range}:${bodyType}`))
    expect(missing).toEqual([])
  })

  test('vans that are much longer than their range is drawn are drawn as long as they are', () => {
    const vans = models.filter(({ bodyType }) => bodyType === 'van')
    expect(vans.filter(({ isLong }) => isLong)).toHaveLength(longModels.size)
    const missing = vans.filter((van) => {
      const form = formOfCar({ ...van, paint: 'fog', isElectric: false })
      return van.lengthCm - form.size[0] > 20
    })
    expect(missing).toEqual([])
    const wrong = vans
      .filter(({ isLong }) => isLong)
      .filter((van) => {
        const form = formOfCar({ ...van, paint: 'fog', isElectric: false })
        return Math.abs(form.size[0] - van.lengthCm) > 2
      })
    expect(wrong).toEqual([])
  })

  test('only twins share an outline, and no two share a drawing', () => {
    const seen = new Map<string, string>()
    const same = drawn.flatMap((car) => {
      const before = seen.get(outline(car))
      seen.set(outline(car), car.range)
      return before && before !== car.range && !areTwins(before, car.range)
        ? [`${before} and ${car.range}`]
        : []
    })
    expect(same).toEqual([])
    const drawings = drawn.map((car) =>
      drawCar({ ...car, paint: 'fog', isElectric: false }).replace(
        /<g transform="translate.*?<\/g>/,
        '',
      ),
    )
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  test('each is less than 6 kB in its own paint and with every mark', () => {
    const sizes = drawn.map(
      (car) => drawCar({ ...car, paint: listedPaint(car.range), isElectric: true }).length,
    )
    expect(Math.max(...sizes)).toBeLessThan(6000)
  })

  test('windows lie beneath the roof', () => {
    for (const car of drawn) {
      const form = formOfCar({ ...car, paint: 'fog', isElectric: false })
      const highest = Math.max(...glasshouseOf(form, outlineOf(form)).corners.map(([, h]) => h))
      expect(highest, car.range).toBeLessThan(form.size[1])
    }
  })
})

/** Rows that are like the same row, one of them by name. */
function areTwins(one: string, other: string): boolean {
  const original = (range: string): string => {
    const like = rangeForms.get(range)?.like ?? range
    return like.includes('.') ? original(like.split(':')[0]!) : range
  }
  return original(one) === original(other)
}

test('bodies and paints of the drawings are those of the catalogue', () => {
  expect([...carBodies].toSorted()).toEqual([...bodyTypes].toSorted())
  expect(Object.keys(paintColours).toSorted()).toEqual([...paints].toSorted())
})
