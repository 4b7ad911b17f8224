import { calls } from '#core/contract/calls.ts'
import type { AuditAction } from '#core/session/audit-action.ts'
import { passwordRecoverySchema } from '#core/validation/forms/sign-in-forms.ts'
import { personSubject } from '#leasing-api/accounts/log-to-wire.ts'
import { type OfficeCaller, officeRoute } from '#leasing-api/accounts/office-route.ts'
import { passwordMissing } from '#leasing-api/accounts/own-route.ts'
import { accountToWire, recordsToWire } from '#leasing-api/accounts/own-data-to-wire.ts'
import { readForm } from '#leasing-api/forms/read-form.ts'
import { done } from '#leasing-api/server/done.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** Somebody's data, when they ask us for them or for their end. Rules C-171, S-86. */
export const peopleRoutes = {
  postPersonExport: officeRoute(calls.postPersonExport, async ({ body, services }, caller) => {
    const person = await personOf(services, body, caller, 'exported')
    if (person instanceof Failure) return person
    const { emailKey, user, audit } = person
    const id = user?.id ?? ''
    const records = await services.database.call.exportOwnRecords({ id, emailKey, audit })
    return { account: user && accountToWire(user), ...recordsToWire(records, audit.at) }
  }),

  postPersonErasure: officeRoute(calls.postPersonErasure, async ({ body, services }, caller) => {
    const person = await personOf(services, body, caller, 'erased')
    if (person instanceof Failure) return person
    const { emailKey, user, audit } = person
    const isOfOffice = user !== null && (user.companyId !== null || user.companyRole !== null)
    if (isOfOffice && user.deactivatedAt === null) {
      return new Failure(422, 'errors.validation', { email: ['errors.deactivateFirst'] })
    }
    await services.database.call.eraseUser({ id: user && user.id, emailKey, audit })
    return done
  }),
}

/** Whose data are meant, and what is noted of it; the failure where that is not clear. */
async function personOf(
  services: Services,
  body: { email: string; authorizationToken: string },
  caller: OfficeCaller,
  action: AuditAction,
) {
  const form = readForm(passwordRecoverySchema, body)
  if (form instanceof Failure) return form
  const missing = await passwordMissing({ services, body }, caller)
  if (missing) return missing
  const emailKey = form.email.toLowerCase()
  const found = await services.database.call.readAnyUser({ emailKey })
  const user = found && found.user
  // An erased account's id says nothing any more; by the address the note of it is found.
  const byAddress = personSubject(services.secrets, emailKey)
  const subject = user === null || action === 'erased' ? byAddress : user.id
  return {
    emailKey,
    user,
    audit: { at: services.clock(), actor: caller.user.id, action, subject },
  }
}
