import type { WireInvitation } from '#core/contract/calls/office-invitations.ts'
import { calls } from '#core/contract/calls.ts'
import { newInvitation } from '#leasing-api/accounts/invitation.ts'
import { hidden, type OfficeCaller, officeRoute, sees } from '#leasing-api/accounts/office-route.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import type { OpenInvitation } from '#leasing-api/queries/accounts/invitations.ts'
import { done } from '#leasing-api/server/done.ts'
import type { Services } from '#leasing-api/server/services.ts'

const mostListed = 200

/** Invitations that nobody has answered: listed, sent again, withdrawn. Rules C-200, S-88. */
export const invitationRoutes = {
  listInvitations: officeRoute(calls.listInvitations, async ({ services }, { companyId }) => {
    const { database, clock } = services
    const query = { companyId, now: clock(), most: mostListed }
    return { data: (await database.call.listInvitations(query)).map(invitationToWire) }
  }),

  postInvitationResend: officeRoute(
    calls.postInvitationResend,
    async ({ params: { id }, services, client }, caller) => {
      const { database, accounts, secrets, siteUrl, clock, deliveries } = services
      const open = await seenInvitation(services, caller, id)
      if (open === null) return hidden
      const { email, emailKey, payload } = open.link
      const { companyId } = payload
      const { link, mail, audit } = newInvitation(
        { secrets: accounts.secrets, siteUrl, now: clock() },
        {
          email,
          company: companyId ? { id: companyId, name: open.companyName ?? '' } : null,
          permissions: payload.permissions ?? [],
          phoneE164: payload.phoneE164 ?? '',
          actor: caller.user.id,
          isKnown: (await database.call.readAnyUser({ emailKey })) !== null,
          newUserId: id,
        },
      )
      const limits = formClaims(secrets, 'accountMail', { email, clientAddress: client.address })
      const sent = await database.call.resendInvitation({ id, link, mail, audit, limits })
      if (sent.kind === 'gone') return hidden
      if (sent.kind === 'limited') return limited(sent.refusal)
      deliveries.deliver()
      return { email, expiresAt: link.expiresAt.toISOString() }
    },
  ),

  deleteInvitation: officeRoute(
    calls.deleteInvitation,
    async ({ params: { id }, services }, caller) => {
      if ((await seenInvitation(services, caller, id)) === null) return hidden
      const { user } = caller
      const audit = {
        at: services.clock(),
        actor: user.id,
        action: 'invitationWithdrawn',
        subject: id,
      } as const
      const isWithdrawn = await services.database.call.withdrawInvitation({ id, audit })
      return isWithdrawn ? done : hidden
    },
  ),
}

/** An open invitation to a company whose people the caller sees. Rule S-80. */
async function seenInvitation(
  { database, clock }: Services,
  caller: OfficeCaller,
  id: string,
): Promise<OpenInvitation | null> {
  const open = await database.call.readInvitation({ id, now: clock() })
  return open && sees(caller, open.link.payload.companyId ?? null) ? open : null
}

const invitationToWire = ({ link, companyName }: OpenInvitation): WireInvitation => ({
  id: link.payload.newUserId ?? '',
  email: link.email,
  companyId: link.payload.companyId ?? null,
  companyName,
  permissions: link.payload.permissions ?? [],
  invitedAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
})
