import { expect, test } from 'vitest'
import { bodyTypes } from './body-type.ts'
import { bodyTypesBeside } from './body-types-beside.ts'

test.each(bodyTypes)('K-03 a van has only vans beside it, any other car none: %s', (bodyType) => {
  const cars = bodyTypes.filter((other) => other !== 'van')
  expect(bodyTypesBeside(bodyType)).toEqual(bodyType === 'van' ? ['van'] : cars)
})
