import { z } from 'zod'
import { permissionNames } from '#core/session/permission.ts'
import { callGroup } from '../call.ts'
import { referencePattern } from '../identifiers.ts'
import { doneResponse } from '../json/wire-responses.ts'
import * as typed from '../typed-fields.ts'
import { givenPermissions } from './office-users.ts'
import { authorizationToken } from './own-account.ts'

/** Who is asked to join the office, and has not answered yet. Rules C-170, C-200, S-88. */
const { office } = callGroup('Office')

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  companyId: z.int().nullable().describe('Null is our staff.'),
  companyName: z.string().nullable(),
  permissions: z.array(z.enum(permissionNames)),
  invitedAt: z.string(),
  expiresAt: z.string(),
})

export type WireInvitation = z.infer<typeof invitation>

const params = z.object({ id: z.string().regex(referencePattern, 'An invitation’s id.') })

const failures = { 404: 'No such invitation, no longer open, or not yours.' }

const sent = z.object({ email: z.string(), expiresAt: z.string() })

export const officeInvitationCalls = {
  listInvitations: office({
    method: 'GET',
    path: '/api/invitations',
    permission: 'users.invite',
    summary: 'The newest 200 invitations that are open: to one’s own company, for staff to any.',
    response: z.object({ data: z.array(invitation) }),
  }),

  postInvitation: office({
    method: 'POST',
    path: '/api/invitations',
    permission: 'users.invite',
    summary: 'Invites an admin by e-mail: to one’s own company; staff to any, or to our staff.',
    body: z.object({
      email: typed.email,
      phone: typed.phone.describe('A UK mobile, for the codes of log-ins.'),
      companyId: z
        .int()
        .nullable()
        .default(null)
        .describe('Null is our staff, where staff invite.'),
      permissions: givenPermissions,
      authorizationToken,
    }),
    response: sent,
    failures: {
      404: 'No such company, or not yours.',
      422: 'A field does not pass its rule, or the password was not given again.',
      429: 'Too many e-mails to this address.',
    },
  }),

  postInvitationResend: office({
    method: 'POST',
    path: '/api/invitations/{id}/resends',
    permission: 'users.invite',
    summary: 'Sends an open invitation again, with a new link in place of the old one.',
    params,
    response: sent,
    failures: { ...failures, 429: 'Too many e-mails to this address.' },
  }),

  deleteInvitation: office({
    method: 'DELETE',
    path: '/api/invitations/{id}',
    permission: 'users.invite',
    summary: 'Withdraws an open invitation, whose link then opens nothing.',
    params,
    response: doneResponse,
    failures,
  }),
}
