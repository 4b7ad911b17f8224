import type { ObjectSchema } from 'yup'
import { calls } from '#core/contract/calls.ts'
import { deliveries } from '#core/filters/change/delivery.ts'
import { budgetStepsPounds } from '#core/pricing/budget-range.ts'
import { simpleCurrency } from '#core/pricing/money/currency.ts'
import { conciergeSchema } from '#core/validation/forms/concierge-form.ts'
import { contactSchema } from '#core/validation/forms/contact-form.ts'
import { dealPreferenceSchema } from '#core/validation/forms/deal-preference-form.ts'
import { bodyTypeLabels, bodyTypes } from '#core/vehicle/body-type.ts'
import { milesOf } from '#core/validation/rules/numbers.ts'
import { carSaleSchema } from '#core/validation/forms/car-sale-form.ts'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { readForm, readFormWithPhone } from '#leasing-api/forms/read-form.ts'
import { takeForm, type TakenForm } from '#leasing-api/forms/take-form.ts'
import { valueOfCar } from '#leasing-api/forms/value-car.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { type CallRequest, route } from '#leasing-api/server/route.ts'
import { valuedToWire } from './valued-to-wire.ts'

/** Deal preferences, and what a person answers: messages, requests for a quote, cars for sale. */
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
    const kind = 'dealPreference'
    const result = await taken(request, { kind, name, email, details: filled(details) })
    return result instanceof Failure ? result : { reference: result.reference }
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

  postCarSale: route(calls.postCarSale, async (request) => {
    const form = readForm(carSaleSchema, request.body)
    if (form instanceof Failure) return form
    const { services, deals, client } = request
    const { database, secrets, clock, outside } = services
    const now = clock()
    const limits = formClaims(secrets, 'valuation', { clientAddress: client.address })
    const refusal = await database.call.claimLimits({ limits, now })
    if (refusal) return limited(refusal)
    const { reg, make, model, name, email, currentMileage, body } = form
    const car = { step: 1, reg, make, model, currentMileage: milesOf(currentMileage)! }
    // At the same time, so that nobody waits for one service after the other. Rule C-100.
    const [read, valued] = await Promise.all([
      withPhone(request, carSaleSchema),
      valueOfCar(car, deals, outside.valueCar, londonDay(now)),
    ])
    if (read instanceof Failure) return read
    const { phoneE164 } = read
    const details = filled({ reg, make, model, currentMileage, body, phoneE164 })
    const result = await taken(request, { kind: 'carSale', name, email, details })
    return result instanceof Failure ? result : { ...result, ...valuedToWire(valued) }
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
): Promise<{ reference: string; answerBy: string | null } | Failure> {
  const result = await takeForm(services, form, client.address)
  if (result.kind === 'limited') return limited(result.refusal)
  services.deliveries.deliver()
  return { reference: result.reference, answerBy: result.answerBy }
}

/** The filled-in fields; empty ones are left out. */
function filled(details: Readonly<Record<string, string>>): TakenForm['details'] {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''))
}
