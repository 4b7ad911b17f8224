import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { featureFlags } from '#core/vehicle/feature-flag.ts'
import { fuelTypes } from '#core/vehicle/fuel-type.ts'
import { paints } from '#core/vehicle/paint.ts'
import { transmissions } from '#core/vehicle/transmission.ts'
import { derivativeFromWire, derivativeToWire } from './derivative-from-wire.ts'
import { wireDerivative } from './wire-derivative.ts'

const whole = fc.integer({ min: 0, max: 5000 })
const maybe = fc.option(whole)
const pence = fc.option(fc.integer({ min: 0, max: 100_000_000 }))
const named = fc.record({
  id: fc.integer({ min: 1, max: 9999 }),
  slug: fc.constantFrom('ford', 'focus', 'focus-estate'),
  name: fc.string(),
})

const derivative: fc.Arbitrary<Derivative> = fc.record({
  capId: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  manufacturer: named,
  range: named,
  carModel: named,
  name: fc.string(),
  bodyType: fc.constantFrom(...bodyTypes),
  fuelType: fc.constantFrom(...fuelTypes),
  transmission: fc.constantFrom(...transmissions),
  doors: whole,
  seats: whole,
  powerBhp: maybe,
  co2: maybe,
  combinedMpg: fc.option(fc.constantFrom(53.3, 60)),
  batteryRangeMiles: maybe,
  paint: fc.constantFrom(...paints),
  isApproximate: fc.boolean(),
  onTheRoadPricePence: pence,
  p11dPence: pence,
  engineCc: maybe,
  ncapStars: maybe,
  bootLitres: maybe,
  lengthMm: maybe,
  widthMm: maybe,
  insuranceGroup: maybe,
  zeroTo62Seconds: fc.option(fc.constantFrom(7.9, 10)),
  batteryKwh: fc.option(fc.constantFrom(51, 77.4)),
  chargeKw: maybe,
  towingKg: maybe,
  features: fc.subarray(featureFlags),
})

test('C-32 a derivative sent as JSON and read is the derivative', () => {
  fc.assert(
    fc.property(derivative, (car) => {
      const sent: unknown = JSON.parse(JSON.stringify(derivativeToWire(car)))
      expect(derivativeFromWire(wireDerivative.parse(sent))).toEqual(car)
    }),
  )
})

test('C-32 its two prices travel in pounds, unknown ones as null', () => {
  const [car] = fc.sample(derivative, 1) as [Derivative]
  expect(
    derivativeToWire({ ...car, onTheRoadPricePence: 2_345_650, p11dPence: null }),
  ).toMatchObject({ onTheRoadPrice: 23456.5, p11d: null })
})
