import { expect, test } from 'vitest'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { fuelTypes } from '#core/vehicle/fuel-type.ts'
import { authoredCatalogue } from './authored-catalogue.ts'
import { expandMake } from './expand-make.ts'
import { reservedManufacturerSlugs, reservedRangeSlugs, slugOf } from '#core/routes/slug.ts'

const derivatives = authoredCatalogue.flatMap(expandMake)
const ranges = authoredCatalogue.flatMap((make) => make.ranges)

const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, at) => values.indexOf(value) !== at)

test('it is large enough to be a market', () => {
  expect(authoredCatalogue.length).toBeGreaterThanOrEqual(30)
  expect(ranges.length).toBeGreaterThanOrEqual(150)
  expect(derivatives.length).toBeGreaterThanOrEqual(800)
})

test('every body and every fuel is in it, vans among them', () => {
  expect(new Set(derivatives.map((car) => car.bodyType))).toEqual(new Set(bodyTypes))
  expect(new Set(derivatives.map((car) => car.fuelType))).toEqual(new Set(fuelTypes))
  for (const { range, bodyType } of derivatives) {
    if (bodyType === 'van') expect(range.kind).toBe('van')
  }
})

test('no two derivatives share a key or an invented capId', () => {
  expect(repeated(derivatives.map((car) => car.storedKey))).toEqual([])
  expect(repeated(derivatives.map((car) => car.capId!))).toEqual([])
})

test('invented capIds leave the imported ones their place', () => {
  for (const { capId } of derivatives) {
    expect(capId).toBeGreaterThanOrEqual(10_000_000)
    expect(capId).toBeLessThan(900_000_000)
  }
})

test('slugs can stand in an address and collide with nothing beside them', () => {
  expect(repeated(authoredCatalogue.map((make) => make.slug))).toEqual([])
  for (const make of authoredCatalogue) {
    expect(reservedManufacturerSlugs).not.toContain(make.slug)
    expect(repeated(make.ranges.map((range) => range.slug))).toEqual([])
    for (const { slug } of [make, ...make.ranges]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const range of make.ranges) {
      expect(reservedRangeSlugs).not.toContain(range.slug)
      expect(repeated(range.models.map((model) => slugOf(model.name)))).toEqual([])
    }
  }
})

test('figures fit the fuel', () => {
  for (const car of derivatives) {
    const label = car.storedKey
    if (car.fuelType === 'electric') {
      expect(car.co2, label).toBe(0)
      expect(car.batteryRangeMiles, label).toBeGreaterThan(50)
      expect(car.combinedMpg, label).toBeNull()
    } else {
      expect(car.co2, label).toBeGreaterThan(0)
      expect(car.combinedMpg, label).toBeGreaterThan(10)
    }
    expect(car.onTheRoadPricePence, label).toBeGreaterThan(700_000)
  }
})
