import { expect, test } from 'vitest'
import { bodyTypes, bodyTypesBeside, commonBody, type BodyType } from './body-type.ts'

test.each(bodyTypes)('K-03 a van has only vans beside it, any other car none: %s', (bodyType) => {
  const cars = bodyTypes.filter((other) => other !== 'van')
  expect(bodyTypesBeside(bodyType)).toEqual(bodyType === 'van' ? ['van'] : cars)
})

const common = (...bodies: BodyType[]) => commonBody(bodies.map((bodyType) => ({ bodyType })))

test('K-12 the body that most have, of as many the earlier of the table', () => {
  expect(common('van')).toBe('van')
  expect(common('saloon', 'estate', 'estate')).toBe('estate')
  expect(common('estate', 'saloon')).toBe('saloon')
})
