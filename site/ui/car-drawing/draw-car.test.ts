import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { carBodies } from './car-bodies.ts'
import { extraMeasures, measures } from './car-form.ts'
import type { CarDrawing } from './car-file-name.ts'
import { drawCar, formOfCar } from './draw-car.ts'
import { drawForm } from './draw-form.ts'
import { glasshouseOf } from './glasshouse.ts'
import { knownMarks } from './marks.ts'
import { outlineOf } from './outline.ts'
import { placeX, placeY, type Point } from './geometry.ts'
import { paintColours, type CarPaint } from './paint-colours.ts'
import { rangeForms } from './range-forms.ts'
import { wheelVariants } from './wheel-variants.ts'

const paints = Object.keys(paintColours) as CarPaint[]
const rows = [...rangeForms]

const dressed = { paint: 'moss', wheel: 4, isElectric: true, hasLark: true } as const

describe.each(rows)('F-128 %s', (key, form) => {
  const svg = drawForm(form, dressed)

  test('weighs less than 6 kB', () => expect(svg.length).toBeLessThan(6000))

  test('needs no style source, and says nothing that is no number', () => {
    expect(svg).not.toMatch(/style|undefined|NaN|Infinity/)
  })

  test('bears no text and no picture', () => expect(svg).not.toMatch(/<(text|image|foreignObject)/))

  test('stays inside its frame, wheels on the road', () => {
    const { points, place, axles } = outlineOf(form)
    for (const [x, h] of points) {
      expect(placeX(place, x)).toBeGreaterThanOrEqual(0)
      expect(placeX(place, x)).toBeLessThanOrEqual(560)
      expect(placeY(place, h)).toBeGreaterThanOrEqual(-4)
      expect(placeY(place, h)).toBeLessThanOrEqual(232)
    }
    const wheels = [...svg.matchAll(/<use href="#w" x="[\d.]+" y="([\d.]+)"/g)]
    const radius = /<g id="w"><circle r="([\d.]+)"/.exec(svg)?.[1]
    expect(wheels).toHaveLength(2)
    for (const [, y] of wheels) expect(Number(y) + Number(radius)).toBeCloseTo(214, 1)
    expect(axles.rear).toBeGreaterThan(axles.radius + 10)
    expect(axles.front).toBeLessThan(form.size[0] - axles.radius - 8)
  })

  test('paints nothing outside its frame', async () => {
    const margin = 40
    const wide = svg.replace(
      'width="560" height="236" viewBox="0 -4 560 236"',
      `width="320" height="158" viewBox="${-margin} ${-4 - margin} 640 316"`,
    )
    const { data, info } = await sharp(Buffer.from(wide))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const outside: string[] = []
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++) {
        const isInFrame = x >= 20 && x < 300 && y >= 20 && y < 138
        if (!isInFrame && data[(y * info.width + x) * info.channels + 3]! > 8)
          outside.push(`${x * 2 - margin} ${y * 2 - 4 - margin}`)
      }
    expect(outside).toEqual([])
  })

  test('has its windows inside its body', () => {
    if (form.marks.has('open')) return
    const { points } = outlineOf(form)
    for (const [x, h] of glasshouseOf(form, outlineOf(form)).corners)
      expect(isInside(points, [x, h]), `${key} at ${x} ${h}`).toBe(true)
  })
})

/** By counting the edges to the right. */
function isInside(points: readonly Point[], [x, h]: Point): boolean {
  const crossed = points.filter(([fromX, fromH], index) => {
    const [toX, toH] = points[(index + 1) % points.length]!
    return fromH > h !== toH > h && x < fromX + ((h - fromH) / (toH - fromH)) * (toX - fromX)
  })
  return crossed.length % 2 === 1
}

test('every measure is used by a row', () => {
  const used = new Set(
    rows.flatMap(([, form]) => Object.keys({ ...form.measures, ...form.extras })),
  )
  expect([...used].toSorted()).toEqual(
    [...Object.keys(measures), ...Object.keys(extraMeasures)].toSorted(),
  )
})

describe('F-128 a range that nobody has drawn', () => {
  const lengths = [240, 300, 360, 420, 480, 540, 620, 700]

  test.each(carBodies)('is drawn as a %s of its length', (bodyType) => {
    for (const lengthCm of lengths) {
      const car: CarDrawing = { range: 'x.y', bodyType, paint: 'fog', isElectric: false, lengthCm }
      const form = formOfCar(car)
      expect(form.size[0]).toBe(lengthCm)
      expect(drawCar(car)).not.toMatch(/NaN|undefined|Infinity/)
      const { points, place } = outlineOf(form)
      const xs = points.map(([x]) => placeX(place, x))
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...xs)).toBeLessThanOrEqual(560)
    }
  })

  test.each(carBodies)('is drawn as any %s when its length is unknown', (bodyType) => {
    const car = { range: 'x.y', bodyType, paint: 'fog', isElectric: false } as const
    expect(drawCar(car)).toContain('<svg')
  })
})

describe('drawCar', () => {
  test('draws the names of before by class, each differently', () => {
    const cars = carBodies.flatMap((bodyType) =>
      paints.flatMap((paint) =>
        wheelVariants.flatMap((wheel) =>
          [true, false].map((isElectric) => ({ bodyType, paint, wheel, isElectric })),
        ),
      ),
    )
    expect(new Set(cars.map(drawCar)).size).toBe(cars.length)
  })

  test('draws a range with the rear of the body that is meant', () => {
    const corolla = { range: 'toyota.corolla', paint: 'fog', isElectric: false } as const
    expect(drawCar({ ...corolla, bodyType: 'estate' })).not.toBe(
      drawCar({ ...corolla, bodyType: 'hatchback' }),
    )
  })

  test('gives only electric cars a charge port', () => {
    const car = { range: 'ford.puma', bodyType: 'suv', paint: 'plum' } as const
    const [electric, petrol] = [true, false].map((isElectric) => drawCar({ ...car, isElectric }))
    expect(electric!.length).toBeGreaterThan(petrol!.length)
  })
})

test('every mark is on a row', () => {
  const used = new Set(rows.flatMap(([, form]) => [...form.marks]))
  const spare = ['eye:', 'rear:', 'grille:', 'cap:', 'rim:']
  const unused = [...knownMarks].filter((mark) => !used.has(mark))
  expect(unused.filter((mark) => !spare.some((kind) => mark.startsWith(kind)))).toEqual([])
})
