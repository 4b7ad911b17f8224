import { describe, expect, test } from 'vitest'
import { bodyShapes, type CarBody } from './body-shapes.ts'
import { carFileName, parseCarFileName, wheelFor } from './car-file-name.ts'
import { drawCar } from './draw-car.ts'
import { paintColours, type CarPaint } from './paint-colours.ts'
import { wheelVariants } from './wheels.ts'

const bodies = Object.keys(bodyShapes) as CarBody[]
const paints = Object.keys(paintColours) as CarPaint[]

const everyCar = bodies.flatMap((bodyType) =>
  paints.flatMap((paint) =>
    wheelVariants.flatMap((wheel) =>
      [true, false].map((isElectric) => ({ bodyType, paint, wheel, isElectric })),
    ),
  ),
)

describe('drawCar', () => {
  test('weighs less than 6 kB in every body, paint and wheel', () => {
    expect(Math.max(...everyCar.map((car) => drawCar(car).length))).toBeLessThan(6000)
  })

  test('needs no style source: neither a style attribute nor a style element', () => {
    for (const bodyType of bodies) {
      const svg = drawCar({ bodyType, paint: 'moss', wheel: 2, isElectric: true })
      expect(svg).not.toMatch(/style|undefined|NaN/)
    }
  })

  test('gives only electric cars a charge port', () => {
    const car = { bodyType: 'suv', paint: 'plum', wheel: 1 } as const
    const electric = drawCar({ ...car, isElectric: true })
    const petrol = drawCar({ ...car, isElectric: false })
    expect(electric.length).toBeGreaterThan(petrol.length)
  })

  test('draws every one of them differently', () => {
    expect(new Set(everyCar.map(drawCar)).size).toBe(everyCar.length)
  })
})

describe('carFileName', () => {
  test('can be read back', () => {
    for (const car of everyCar) expect(parseCarFileName(carFileName(car))).toEqual(car)
  })

  test.each([
    'suv-moss-w6.svg',
    'suv-moss-w1.png',
    'tank-moss-w1.svg',
    'suv-toString-w1.svg',
    'constructor-moss-w1.svg',
    '../suv-moss-w1.svg',
    '',
  ])('refuses %s', (file) => {
    expect(parseCarFileName(file)).toBeNull()
  })
})

test('wheelFor reaches every variant', () => {
  expect(new Set([5, 6, 7, 8, 9].map(wheelFor))).toEqual(new Set(wheelVariants))
})
