import { z } from 'zod'
import { callGroup } from '../call.ts'
import { doneResponse } from '../json/wire-responses.ts'
import { wireOwnData } from '../json/wire-own-data.ts'
import * as typed from '../typed-fields.ts'
import { authorizationToken } from './own-account.ts'

/** What is stored about somebody, who asked us for it or for its end. Rule C-171. */
const { office } = callGroup('Office')

const body = z.object({ email: typed.email, authorizationToken })

const parts = { method: 'POST', isForStaff: true, body } as const

export const officePeopleCalls = {
  postPersonExport: office({
    ...parts,
    path: '/api/person-exports',
    permission: 'users.read',
    summary: 'Everything that is stored about the person of an e-mail address. For our staff.',
    response: wireOwnData.extend({ account: wireOwnData.shape.account.nullable() }),
    failures: { 422: 'No e-mail address, or the password was not given again.' },
  }),

  postPersonErasure: office({
    ...parts,
    path: '/api/person-erasures',
    permission: 'users.deactivate',
    summary: 'Erases the same, for good. For our staff.',
    response: doneResponse,
    failures: {
      422: 'No e-mail address, somebody of the office who is active, or the password was not given again.',
    },
  }),
}
