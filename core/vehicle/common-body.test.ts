import { expect, test } from 'vitest'
import type { BodyType } from './body-type.ts'
import { commonBody } from './common-body.ts'

const common = (...bodies: BodyType[]) => commonBody(bodies.map((bodyType) => ({ bodyType })))

test('K-12 the body that most have, of as many the earlier of the table', () => {
  expect(common('van')).toBe('van')
  expect(common('saloon', 'estate', 'estate')).toBe('estate')
  expect(common('estate', 'saloon')).toBe('saloon')
})
