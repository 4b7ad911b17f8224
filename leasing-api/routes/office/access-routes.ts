import { calls } from '#core/contract/calls.ts'
import { givenPermissions } from '#core/session/office-access.ts'
import type { PermissionName } from '#core/session/permission.ts'
import { passwordRecoverySchema } from '#core/validation/forms/sign-in-forms.ts'
import { ukPhone } from '#core/validation/phone/uk-phone.ts'
import { phoneProof } from '#core/wizard/phone-proof.ts'
import { workerOf } from '#leasing-api/accounts/caller.ts'
import { newInvitation } from '#leasing-api/accounts/invitation.ts'
import { hidden, type OfficeCaller, officeRoute, sees } from '#leasing-api/accounts/office-route.ts'
import { officeUserToWire } from '#leasing-api/accounts/office-user-to-wire.ts'
import { passwordMissing } from '#leasing-api/accounts/own-route.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { readForm } from '#leasing-api/forms/read-form.ts'
import type { ChangedUser } from '#leasing-api/queries/accounts/change-access.ts'
import type { ListedUser } from '#leasing-api/queries/accounts/list-users.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** Who may log in to the office, and what they may do there. Rules S-83, S-84. */
export const accessRoutes = {
  postInvitation: officeRoute(calls.postInvitation, async ({ body, services, client }, caller) => {
    const { database, accounts, secrets, siteUrl, clock, deliveries } = services
    const companyId = caller.companyId ?? body.companyId
    if (body.companyId !== null && !sees(caller, body.companyId)) return hidden
    const company = companyId === null ? null : await companyOf(services, companyId)
    if (company === undefined) return hidden
    const form = readForm(passwordRecoverySchema, body)
    const phoneE164 = ukPhone(body.phone)
    const isMobile = phoneE164 !== null && phoneProof(phoneE164) === 'code'
    if (form instanceof Failure || !isMobile) {
      const errors = form instanceof Failure ? form.errors : {}
      const phone = { phone: ['errors.mobileOnly'] }
      return new Failure(422, 'errors.validation', { ...errors, ...(!isMobile && phone) })
    }
    const refusal = notGiven(caller, body.permissions)
    if (refusal) return refusal
    const missing = await passwordMissing({ services, body }, caller)
    if (missing) return missing
    const known = await database.call.readAnyUser({ emailKey: form.email.toLowerCase() })
    if (known && sees(caller, known.user.companyId)) {
      return new Failure(422, 'errors.validation', { email: ['errors.hasAccount'] })
    }
    const invitation = newInvitation(
      { secrets: accounts.secrets, siteUrl, now: clock() },
      {
        email: form.email,
        company,
        permissions: company === null ? [] : body.permissions,
        phoneE164,
        actor: caller.user.id,
        // A company is not told who else has an account.
        isKnown: known !== null,
      },
    )
    const { email } = form
    const about = { email, clientAddress: client.address }
    const limits = formClaims(secrets, 'accountMail', about)
    const sent = await database.call.sendAccountLink({ ...invitation, limits })
    if (sent.kind === 'limited') return limited(sent.refusal)
    deliveries.deliver()
    return { email, expiresAt: invitation.link.expiresAt.toISOString() }
  }),

  putUserAccess: officeRoute(calls.putUserAccess, async ({ params, body, services }, caller) => {
    const found = await seenUser(services, caller, params.id)
    if (found instanceof Failure) return found
    if (found.user.companyId === null) return new Failure(422, 'errors.notOfCompany')
    const missing = await passwordMissing({ services, body }, caller)
    if (missing) return missing
    const { companyRole, permissions } = body
    const changed = await services.database.call.changeAccess({
      actorId: caller.user.id,
      userId: found.user.id,
      now: services.clock(),
      mayGive: mayGive(caller),
      companyRole,
      permissions,
    })
    return changedToWire(found, changed, 422)
  }),

  postDeactivation: officeRoute(calls.postDeactivation, ({ params, services }, caller) =>
    deactivate(services, caller, params.id, true),
  ),

  postReactivation: officeRoute(calls.postReactivation, ({ params, services }, caller) =>
    deactivate(services, caller, params.id, false),
  ),
}

const mayGive = ({ user }: OfficeCaller): readonly PermissionName[] =>
  givenPermissions(workerOf(user), user.permissions)

/** The failure where somebody would give what is not theirs, else null. Rule S-83. */
function notGiven(caller: OfficeCaller, permissions: readonly PermissionName[]): Failure | null {
  const own = mayGive(caller)
  return permissions.every((name) => own.includes(name))
    ? null
    : new Failure(422, 'errors.permissions', { permissions: ['errors.permissions'] })
}

async function companyOf({ database }: Services, companyId: number) {
  return (await database.call.readProviders()).find(({ id }) => id === companyId)
}

/** Somebody with an account whom the caller sees, deactivated or not. Rule S-80. */
async function seenUser(
  { database }: Services,
  caller: OfficeCaller,
  id: string,
): Promise<ListedUser | Failure> {
  const found = await database.call.readAnyUser({ id })
  return found && sees(caller, found.user.companyId) ? found : hidden
}

async function deactivate(
  services: Services,
  caller: OfficeCaller,
  id: string,
  isDeactivated: boolean,
) {
  const found = await seenUser(services, caller, id)
  if (found instanceof Failure) return found
  const changed = await services.database.call.setDeactivated({
    actorId: caller.user.id,
    userId: found.user.id,
    isDeactivated,
    now: services.clock(),
  })
  return changedToWire(found, changed, 409)
}

const changedToWire = (found: ListedUser, changed: ChangedUser, refused: 409 | 422) =>
  changed.kind === 'refused'
    ? new Failure(refused, changed.key)
    : officeUserToWire({ ...found, user: changed.user })
