import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugOrIdPattern } from '../contract/identifiers.ts'
import { matchRoute } from './match-route.ts'
import { reservedManufacturerSlugs, reservedRangeSlugs, slugOf } from './slug.ts'

describe('R-10 a slug', () => {
  test.each([
    ['Mégane E-Tech', 'megane-e-tech'],
    ['Citroën', 'citroen'],
    ['Lynk & Co', 'lynk-and-co'],
    ['C5 X+', 'c5-x-plus'],
    ['  3 Series  ', '3-series'],
    ['ID.3', 'id-3'],
    ['--', ''],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  test('is lower-case ASCII with single hyphens inside, and its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugOf(name)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slugOf(slug)).toBe(slug)
        if (slug !== '') expect(slug).toMatch(slugOrIdPattern)
      }),
    )
  })
})

describe('R-11 words no make and no range may be called', () => {
  test('the makes', () => {
    expect(reservedManufacturerSlugs).toEqual([
      'bodytypes',
      'budget',
      'electric-cars',
      'gap-insurance',
      'hybrid-cars',
      'sell-your-car',
      'value-score',
    ])
  })

  test('the ranges', () => {
    expect(reservedRangeSlugs).toEqual(['specifications'])
  })

  test('each would hide behind another page', () => {
    for (const slug of reservedManufacturerSlugs) {
      expect(matchRoute(`/car-leasing/${slug}`)?.name).not.toBe('carLeasingMake')
    }
    for (const slug of reservedRangeSlugs) {
      expect(matchRoute(`/car-leasing/ford/${slug}`)).toBeNull()
    }
  })
})
