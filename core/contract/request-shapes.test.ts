import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import * as shapes from './generated/request-shapes.ts'
import { requestShape } from './request-shape.ts'

const ofBrowsers = Object.entries<Call>(calls).filter(([, { authority }]) => authority !== 'site')

test('C-01 the shapes that browsers make requests from are those of the calls: npm run generate:client', () => {
  expect({ ...shapes }).toEqual(
    Object.fromEntries(ofBrowsers.map(([name, call]) => [name, requestShape(call)])),
  )
})
