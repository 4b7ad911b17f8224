import { calls } from '#core/contract/calls.ts'
import { sessionLives } from '#core/session/session-lives.ts'
import {
  invitationSchema,
  newPasswordSchema,
  registrationSchema,
} from '#core/validation/forms/new-password-forms.ts'
import { passwordRecoverySchema } from '#core/validation/forms/sign-in-forms.ts'
import {
  knownAddressEmail,
  recoveryEmail,
  registrationEmail,
  unknownAddressEmail,
} from '#leasing-api/accounts/account-emails.ts'
import { sendLink } from '#leasing-api/accounts/send-link.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { readForm } from '#leasing-api/forms/read-form.ts'
import { done } from '#leasing-api/server/done.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** How an account comes to be, and how it gets another password. Rules C-46, S-65. */
export const registrationRoutes = {
  postUser: route(calls.postUser, async ({ body, services, client }) => {
    const form = readForm(registrationSchema, body)
    if (form instanceof Failure) return form
    const { email, firstName, lastName, password } = form
    const { database, accounts, siteUrl } = services
    const passwordHash = await accounts.passwords.hash(password)
    const known = await database.call.readUserByEmail({ emailKey: email.toLowerCase() })
    const about = { to: email, siteUrl }
    const sent = await sendLink(services, {
      kind: 'registration',
      email,
      userId: null,
      payload: { firstName, lastName, passwordHash },
      lifeMs: sessionLives.confirmationMs,
      clientAddress: client.address,
      // The link of a known address is sent to nobody.
      mail: (token) => (known ? knownAddressEmail(about) : registrationEmail(about, token)),
    })
    return sent.kind === 'limited' ? limited(sent.refusal) : done
  }),

  getRegistration: route(calls.getRegistration, async ({ params, services }) => {
    const link = await linkOf(services, params.token)
    if (!link || link.kind === 'recovery') return new Failure(404, 'errors.linkEnded')
    return { kind: link.kind, email: link.email, expiresAt: link.expiresAt.toISOString() }
  }),

  putUserConfirmation: route(calls.putUserConfirmation, async ({ params, body, services }) => {
    const { accounts, database, clock } = services
    const link = await linkOf(services, params.registrationToken)
    if (!link || link.kind === 'recovery') return new Failure(404, 'errors.linkEnded')
    const form = link.kind === 'invitation' ? readForm(invitationSchema, body) : null
    if (form instanceof Failure) return form
    const pressed = await database.call.pressAccountLink({
      tokenHash: link.tokenHash,
      newUserId: accounts.secrets.newReference(),
      person: form && {
        firstName: form.firstName,
        lastName: form.lastName,
        passwordHash: await accounts.passwords.hash(form.password),
      },
      now: clock(),
    })
    return pressed ? done : new Failure(404, 'errors.linkEnded')
  }),

  postPasswordRecovery: route(calls.postPasswordRecovery, async ({ body, services, client }) => {
    const form = readForm(passwordRecoverySchema, body)
    if (form instanceof Failure) return form
    const { email } = form
    const { database, siteUrl } = services
    const user = await database.call.readUserByEmail({ emailKey: email.toLowerCase() })
    const about = { to: email, siteUrl }
    const sent = await sendLink(services, {
      kind: 'recovery',
      email,
      userId: user && user.id,
      payload: {},
      lifeMs: sessionLives.recoveryMs,
      clientAddress: client.address,
      mail: (token) => (user ? recoveryEmail(about, token) : unknownAddressEmail(about)),
    })
    return sent.kind === 'limited' ? limited(sent.refusal) : done
  }),

  getPasswordRecovery: route(calls.getPasswordRecovery, async ({ params, services }) => {
    const link = await linkOf(services, params.token)
    return link?.kind === 'recovery' && link.userId !== null
      ? { expiresAt: link.expiresAt.toISOString() }
      : new Failure(404, 'errors.linkEnded')
  }),

  putRecoveredPassword: route(calls.putRecoveredPassword, async ({ params, body, services }) => {
    const form = readForm(newPasswordSchema, body)
    if (form instanceof Failure) return form
    const { accounts, database, clock } = services
    const link = await linkOf(services, params.passwordRecoveryToken)
    if (link?.kind !== 'recovery') return new Failure(404, 'errors.linkEnded')
    const recovered = await database.call.recoverPassword({
      tokenHash: link.tokenHash,
      passwordHash: await accounts.passwords.hash(form.password),
      now: clock(),
    })
    return recovered ? done : new Failure(404, 'errors.linkEnded')
  }),
}

const linkOf = ({ accounts, database, clock }: Services, token: string) =>
  database.call.readAccountLink({
    tokenHash: accounts.secrets.tokenHash(token),
    now: clock(),
  })
