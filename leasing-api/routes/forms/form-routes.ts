import type { ObjectSchema } from 'yup'
import { calls } from '#core/contract/calls.ts'
import { deliveries } from '#core/filters/change/delivery.ts'
import { budgetStepsPounds } from '#core/pricing/budget-range.ts'
import { simpleCurrency } from '#core/pricing/money/currency.ts'
import { conciergeSchema } from '#core/validation/forms/concierge-form.ts'
import { contactSchema } from '#core/validation/forms/contact-form.ts'
import { dealPreferenceSchema } from '#core/validation/forms/deal-preference-form.ts'
import { bodyTypeLabels, bodyTypes } from '#core/vehicle/body-type.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { readForm, readFormWithPhone } from '#leasing-api/forms/read-form.ts'
import { takeForm, type TakenForm } from '#leasing-api/forms/take-form.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { type CallRequest, route } from '#leasing-api/server/route.ts'

/** Contact, concierge and deal preference forms, which a person answers. */
export const formRoutes = {
  getDealPreferenceFilters: route(calls.getDealPreferenceFilters, ({ deals }) => ({
    manufacturers: deals.manufacturers().map(({ slug, name }) => ({ value: slug, label: name })),
    bodyStyles: bodyTypes.map((type) => ({ value: type, label: bodyTypeLabels[type].one })),
    monthlyPayments: budgetStepsPounds.map((pounds) => ({
      value: String(pounds),
      label: `Up to ${simpleCurrency(pounds * 100)}`,
    })),
    deliveryTimes: deliveries.map(({ value, label }) => ({ value, label })),
  })),

  postDealPreference: route(calls.postDealPreference, async (request) => {
    const form = readForm(dealPreferenceSchema, request.body)
    if (form instanceof Failure) return form
    const { manufacturerId } = form
    if (manufacturerId && !request.deals.manufacturer(manufacturerId)) {
      return new Failure(422, 'errors.validation', { manufacturerId: ['errors.choice'] })
    }
    const { name, email, ...details } = form
    return taken(request, { kind: 'dealPreference', name, email, details: filled(details) })
  }),

  postConciergeQuote: route(calls.postConciergeQuote, async (request) => {
    const read = await withPhone(request, conciergeSchema)
    if (read instanceof Failure) return read
    const { name, email, body, contact } = read.form
    const details = filled({ phoneE164: read.phoneE164, body, contact })
    return taken(request, { kind: 'concierge', name, email, details })
  }),

  postContact: route(calls.postContact, async (request) => {
    const read = await withPhone(request, contactSchema)
    if (read instanceof Failure) return read
    const { name, email, body } = read.form
    const details = filled({ body, phoneE164: read.phoneE164 })
    return taken(request, { kind: 'contact', name, email, details })
  }),
}

const withPhone = <Fields extends { phone: string }>(
  {
    services,
    body,
    client,
  }: Pick<CallRequest<typeof calls.postContact>, 'services' | 'client'> & {
    body: Readonly<Record<string, unknown>>
  },
  schema: ObjectSchema<Fields>,
) => readFormWithPhone(services, { schema, body, field: 'phone', clientAddress: client.address })

async function taken(
  { services, client }: Pick<CallRequest<typeof calls.postContact>, 'services' | 'client'>,
  form: TakenForm,
): Promise<{ reference: string } | Failure> {
  const result = await takeForm(services, form, client.address)
  if (result.kind === 'limited') return limited(result.refusal)
  services.deliveries.deliver()
  return { reference: result.reference }
}

/** The filled-in fields; empty ones are left out. */
function filled(details: Readonly<Record<string, string>>): TakenForm['details'] {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''))
}
