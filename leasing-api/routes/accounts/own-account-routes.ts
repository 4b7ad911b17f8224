import { calls } from '#core/contract/calls.ts'
import { needsAuthorization } from '#core/session/authorization.ts'
import { sessionLives } from '#core/session/session-lives.ts'
import { accountNamesSchema } from '#core/validation/forms/new-password-forms.ts'
import { passwordRecoverySchema } from '#core/validation/forms/sign-in-forms.ts'
import { newAddressEmail, oldAddressEmail } from '#leasing-api/accounts/account-emails.ts'
import { enquiryToWire } from '#leasing-api/accounts/enquiry-to-wire.ts'
import { ownDataToWire } from '#leasing-api/accounts/own-data-to-wire.ts'
import { authorizedRoute, ownRoute } from '#leasing-api/accounts/own-route.ts'
import { sendLink } from '#leasing-api/accounts/send-link.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { readForm } from '#leasing-api/forms/read-form.ts'
import type { User } from '#leasing-api/queries/accounts/users.ts'
import { done } from '#leasing-api/server/done.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** What somebody sees and changes of their own account. Rules C-161 to C-165, S-69, S-73. */
export const ownAccountRoutes = {
  putUser: authorizedRoute(
    calls.putUser,
    async ({ body, services, client }, { user }) => {
      const { firstName = user.firstName, lastName = user.lastName } = body
      const names = readForm(accountNamesSchema, { firstName, lastName })
      if (names instanceof Failure) return names
      const isNew = isOtherEmail(body.email, user)
      if (isNew) {
        const refused = await changeEmail(services, user, body.email ?? '', client.address)
        if (refused) return refused
      }
      const { leaseReminders = user.leaseReminders } = body
      await services.database.call.changeUser({
        id: user.id,
        change: { ...names, leaseReminders },
      })
      return { emailSentTo: isNew ? (body.email ?? '').trim() : null, leaseReminders }
    },
    ({ body }, { user }) =>
      needsAuthorization(isOtherEmail(body.email, user) ? 'changeEmail' : 'changeName'),
  ),

  listEnquiries: ownRoute(calls.listEnquiries, async ({ services }, { user }) => {
    const { emailKey, leaseReminders } = user
    const enquiries = await services.database.call.readOwnEnquiries({ emailKey })
    return { data: enquiries.map(enquiryToWire), leaseReminders }
  }),

  postSavedDeals: ownRoute(calls.postSavedDeals, async ({ body, services }, { user: { id } }) => ({
    deals: await services.database.call.changeSavedDeals({
      id,
      deals: body.deals,
      isJoined: true,
    }),
  })),

  putSavedDeals: ownRoute(calls.putSavedDeals, async ({ body, services }, { user: { id } }) => ({
    deals: await services.database.call.changeSavedDeals({
      id,
      deals: body.deals,
      isJoined: false,
    }),
  })),

  postDataExport: authorizedRoute(calls.postDataExport, async ({ services }, { user }) => {
    const { database, clock } = services
    const now = clock()
    const records = await database.call.exportOwnRecords({
      id: user.id,
      emailKey: user.emailKey,
      audit: { at: now, actor: user.id, action: 'exported', subject: user.id },
    })
    return ownDataToWire(user, records, now)
  }),

  postErasure: authorizedRoute(calls.postErasure, async ({ services }, { user }) => {
    const { id, emailKey } = user
    const audit = { at: services.clock(), actor: id, action: 'erased', subject: id } as const
    await services.database.call.eraseUser({ id, emailKey, audit })
    return done
  }),
}

const isOtherEmail = (typed: string | undefined, { emailKey }: User) =>
  typed !== undefined && typed.trim().toLowerCase() !== emailKey

/** Sends the link to the new address, and word of it to the old one; the failure if it is refused. Rule S-69. */
async function changeEmail(
  services: Services,
  user: User,
  typed: string,
  clientAddress: string,
): Promise<Failure | null> {
  const form = readForm(passwordRecoverySchema, { email: typed })
  if (form instanceof Failure) return form
  const { siteUrl, database, clock } = services
  const sent = await sendLink(services, {
    kind: 'emailChange',
    email: form.email,
    userId: user.id,
    payload: {},
    lifeMs: sessionLives.confirmationMs,
    clientAddress,
    mail: (token) => newAddressEmail({ to: form.email, siteUrl }, token),
  })
  if (sent.kind === 'limited') return limited(sent.refusal)
  const email = oldAddressEmail({ to: user.email, siteUrl })
  await database.call.queueEmail({ email, now: clock() })
  return null
}
