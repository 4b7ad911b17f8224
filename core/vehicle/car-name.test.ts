import { expect, test } from 'vitest'
import { carName } from './car-name.ts'

const named = (name: string) => ({ id: 1, slug: 'any', name })

test.each([
  ['Ford', 'Focus', 'Ford Focus'],
  ['DS', '3', 'DS 3'],
  ['Polestar', 'Polestar 2', 'Polestar 2'],
  ['MINI', 'Mini Cooper', 'Mini Cooper'],
  ['Ka', 'Ford Ka', 'Ka Ford Ka'], // only at the start
])('F-90 %s and %s make %s', (make, range, name) => {
  expect(carName({ manufacturer: named(make), range: named(range) })).toBe(name)
})
