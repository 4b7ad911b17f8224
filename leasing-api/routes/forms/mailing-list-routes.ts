import { calls } from '#core/contract/calls.ts'
import {
  landingMemberSchema,
  newsletterSchema,
  unsubscribeSchema,
} from '#core/validation/forms/mailing-list-forms.ts'
import { welcomeEmail } from '#leasing-api/forms/form-emails.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { readForm } from '#leasing-api/forms/read-form.ts'
import type { ListChange, NewMember } from '#leasing-api/queries/forms/mailing-list.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import type { Services } from '#leasing-api/server/services.ts'

type Done = { status: 'done' }

/** Joining and leaving the mailing lists. Responses do not tell who is on them. Rule C-19. */
export const mailingListRoutes = {
  postNewsletterMember: route(calls.postNewsletterMember, async ({ body, services, client }) => {
    const form = readForm(newsletterSchema, body)
    if (form instanceof Failure) return form
    const member = { ...form, topic: 'newsletter' }
    return join(services, member, 'our deals and news', client.address)
  }),

  postLandingMember: route(calls.postLandingMember, async ({ body, services, deals, client }) => {
    const form = readForm(landingMemberSchema, body)
    if (form instanceof Failure) return form
    const car = deals.derivative(form.capId)
    if (!car) return new Failure(422, 'errors.validation', { capId: ['There is no such car.'] })
    const { email, name } = form
    const member = { email, firstName: name, secondName: '', topic: `car:${form.capId}` }
    const about = `deals on the ${car.manufacturer.name} ${car.carModel.name}`
    return join(services, member, about, client.address)
  }),

  postUnsubscribe: route(calls.postUnsubscribe, ({ body, services, client }) =>
    leave(services, body, client.address),
  ),

  deleteSubscription: route(calls.deleteSubscription, ({ params, services, client }) =>
    leave(services, params, client.address),
  ),
}

async function join(
  services: Services,
  member: NewMember,
  about: string,
  clientAddress: string,
): Promise<Done | Failure> {
  const { database, secrets, clock, siteUrl } = services
  const { email, firstName, secondName } = member
  const name = `${firstName} ${secondName}`.trim()
  const change = await database.call.joinMailingList({
    member,
    mail: welcomeEmail({ name, email, siteUrl }, about),
    limits: formClaims(secrets, 'form', { email, clientAddress }),
    now: clock(),
  })
  return done(services, change)
}

async function leave(
  services: Services,
  body: { email: string },
  clientAddress: string,
): Promise<Done | Failure> {
  const form = readForm(unsubscribeSchema, body)
  if (form instanceof Failure) return form
  const { database, secrets, clock } = services
  // Nobody is written to, so only the address counts: whoever wants no more mail gets their way.
  const limits = formClaims(secrets, 'form', { clientAddress })
  const change = await database.call.leaveMailingLists({ ...form, limits, now: clock() })
  return done(services, change)
}

function done({ outside, deliveries }: Services, change: ListChange): Done | Failure {
  if (change.kind === 'limited') return limited(change.refusal)
  outside.deliver()
  deliveries.deliver()
  return { status: 'done' }
}
