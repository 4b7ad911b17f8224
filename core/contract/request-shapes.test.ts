import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import * as ofAccounts from './generated/account-request-shapes.ts'
import * as ofForms from './generated/form-request-shapes.ts'
import * as ofOffice from './generated/office-request-shapes.ts'
import * as ofGuests from './generated/request-shapes.ts'
import { requestShape } from './request-shape.ts'
import { shapeFileOf } from './shape-file.ts'

test.each([
  ['request-shapes', ofGuests],
  ['form-request-shapes', ofForms],
  ['account-request-shapes', ofAccounts],
  ['office-request-shapes', ofOffice],
] as const)(
  'C-01 S-91 %s are those of the calls of their authority: npm run generate:client',
  (file, shapes) => {
    const those = Object.entries<Call>(calls).filter(([, call]) => shapeFileOf(call) === file)
    expect({ ...shapes }).toEqual(
      Object.fromEntries(those.map(([name, call]) => [name, requestShape(call)])),
    )
  },
)
