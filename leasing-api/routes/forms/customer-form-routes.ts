import { calls } from '#core/contract/calls.ts'
import { customerFormSchema } from '#core/validation/forms/customer-form.ts'
import { savedSearchWords } from '#core/wizard/saved-search-words.ts'
import { retention } from '#core/contract/retention.ts'
import { paths } from '#core/routes/paths.ts'
import { namedChoice } from '#leasing-api/accounts/named-choice.ts'
import { withStoredPerson } from '#leasing-api/orders/stored-person.ts'
import { customerFormEmail } from '#leasing-api/forms/form-emails.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { readFormWithPhone } from '#leasing-api/forms/read-form.ts'
import { submissionKey } from '#leasing-api/forms/take-form.ts'
import { maskedEmail, maskedPhone } from '#core/contract/masked-details.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import { summaryToWire } from '../derivatives/present.ts'
import { unknownChoice } from './unknown-choice.ts'

/** Customer forms: the choices of a wizard, stored so that the visitor can come back to them. */
export const customerFormRoutes = {
  postCustomerForm: route(calls.postCustomerForm, async ({ body, services, deals, client }) => {
    const { database, secrets, clock, siteUrl } = services
    const now = clock()
    const { userName, userEmail, userPhone, hash: earlier, ...choice } = body
    const { name, email, phone } = await withStoredPerson(
      database,
      { hash: earlier, name: userName, email: userEmail, phone: userPhone },
      now,
    )
    const unknown = unknownChoice(deals, body)
    const read = await readFormWithPhone(services, {
      schema: customerFormSchema,
      body: { ...choice, userName: name, userEmail: email, userPhone: phone },
      field: 'userPhone',
      clientAddress: client.address,
    })
    if (read instanceof Failure) return read
    if (Object.keys(unknown).length > 0) return new Failure(422, 'errors.validation', unknown)
    const { form, phoneE164 } = read
    const person = { name: form.userName, email: form.userEmail, phoneE164 }
    const hash = secrets.newReference()
    const saved = await database.call.saveCustomerForm({
      form: {
        hash,
        choice,
        ...person,
        expiresAt: new Date(now.getTime() + retention.customerFormMs),
        submissionKey: submissionKey(secrets, { choice, person }, now),
      },
      email: customerFormEmail(
        { ...person, siteUrl },
        {
          ...savedSearchWords(choice, namedChoice(deals, choice)),
          link: `${siteUrl}${paths.findMyDeal(`hash=${hash}`)}`,
        },
      ),
      limits: formClaims(secrets, 'form', { email: person.email, clientAddress: client.address }),
      now,
    })
    if (saved.kind === 'limited') return limited(saved.refusal)
    services.deliveries.deliver()
    return { hash: saved.hash, expiresAt: saved.expiresAt.toISOString() }
  }),

  getCustomerForm: route(calls.getCustomerForm, async ({ params, services, deals }) => {
    const { database, clock } = services
    const form = await database.call.readCustomerForm({ hash: params.hash, now: clock() })
    if (!form) return new Failure(404, 'errors.notFound')
    const { choice, name, email, phoneE164, expiresAt } = form
    const car = choice.capId === undefined ? null : deals.derivative(choice.capId)
    return {
      ...choice,
      vehicle: car && summaryToWire(car),
      userName: name,
      userEmail: maskedEmail(email),
      userPhone: maskedPhone(phoneE164),
      expiresAt: expiresAt.toISOString(),
    }
  }),
}
