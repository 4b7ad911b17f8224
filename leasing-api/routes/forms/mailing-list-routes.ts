import { calls } from '#core/contract/calls.ts'
import { retention } from '#core/contract/retention.ts'
import {
  landingMemberSchema,
  newsletterSchema,
  unsubscribeSchema,
} from '#core/validation/forms/mailing-list-forms.ts'
import { confirmListEmail, newsSubject, welcomeEmail } from '#leasing-api/forms/form-emails.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { readForm } from '#leasing-api/forms/read-form.ts'
import {
  type ListChange,
  newsletter,
  type NewMember,
} from '#leasing-api/queries/forms/mailing-list.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import type { Services } from '#leasing-api/server/services.ts'

type Done = { status: 'done' }

/** What the topic of a car's list begins with. */
const carTopic = 'car:'

/** Joining and leaving the mailing lists. Responses do not tell who is on them. Rule C-19. */
export const mailingListRoutes = {
  postNewsletterMember: route(calls.postNewsletterMember, async ({ body, services, client }) => {
    const form = readForm(newsletterSchema, body)
    if (form instanceof Failure) return form
    return join(services, { ...form, topic: newsletter }, newsSubject, client.address)
  }),

  postLandingMember: route(calls.postLandingMember, async ({ body, services, deals, client }) => {
    const form = readForm(landingMemberSchema, body)
    if (form instanceof Failure) return form
    const car = deals.derivative(form.capId)
    if (!car) return new Failure(422, 'errors.validation', { capId: ['There is no such car.'] })
    const { email, name } = form
    const member = { email, firstName: name, secondName: '', topic: `${carTopic}${form.capId}` }
    return join(services, member, subjectOf(member.topic, deals), client.address)
  }),

  postListConfirmation: route(calls.postListConfirmation, ({ body, services, deals }) =>
    confirmed(services, deals, body.token),
  ),

  postUnsubscribe: route(calls.postUnsubscribe, ({ body, services, client }) => {
    // A link that opens nothing leaves the address to be typed. Rules C-113, V-83.
    const email = body.token === undefined ? body.email : services.secrets.emails.open(body.token)
    if (email === null)
      return new Failure(422, 'errors.validation', { token: ['errors.unsubscribeLink'] })
    return leave(services, { email }, client.address)
  }),

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
  const { email } = member
  const now = clock()
  const token = secrets.newReference()
  const change = await database.call.joinMailingList({
    member,
    link: { token, expiresAt: new Date(now.getTime() + retention.listConfirmationMs) },
    mail: confirmListEmail({ name: nameOf(member), email, siteUrl }, about, token),
    limits: formClaims(secrets, 'form', { email, clientAddress }),
    now,
  })
  return done(services, change)
}

const nameOf = ({ firstName, secondName }: NewMember) => `${firstName} ${secondName}`.trim()

/** The press of an e-mail's link. Rules W-104, C-84. */
async function confirmed(
  services: Services,
  deals: DealSearch,
  token: string,
): Promise<Done | Failure> {
  const { database, secrets, clock, siteUrl } = services
  const now = clock()
  const member = await database.call.readUnconfirmed({ token, now })
  if (!member) return new Failure(404, 'errors.notFound')
  const { email, topic } = member
  const about = { name: nameOf(member), email, siteUrl }
  const mail = welcomeEmail(about, subjectOf(topic, deals), secrets.emails.seal(email))
  await database.call.confirmMember({ token, mail, now })
  return done(services, { kind: 'done' })
}

/** What a list is about, in words. */
function subjectOf(topic: string, deals: DealSearch): string {
  if (topic === newsletter) return newsSubject
  const car = deals.derivative(topic.slice(carTopic.length))
  return car ? `deals on the ${car.manufacturer.name} ${car.carModel.name}` : 'deals on one car'
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
