import {
  postCarSale,
  postConciergeQuote,
  postContact,
  postCustomerForm,
  postDealPreference,
  postLandingMember,
  postUnsubscribe,
} from '#core/contract/generated/form-request-shapes.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { messageText } from '#core/messages/message-text.ts'
import { type FormErrors, serverErrors } from '#core/validation/errors/server-errors.ts'
import {
  serviceForms,
  type ServiceField,
  type ServiceFormName,
  type ServiceValues,
} from '#core/validation/service-forms.ts'
import { askBrowser } from '../leasing/browser.ts'
import { customerBody, memberBody, preferenceBody } from './form-bodies.ts'
import { outcomeOf } from './outcome-of.ts'
import type { ServiceOutcome } from './types.ts'

const requests = {
  contact: (body: object) => askBrowser(postContact, { body }),
  concierge: (body: object) => askBrowser(postConciergeQuote, { body }),
  carSale: (body: object) => askBrowser(postCarSale, { body }),
  unsubscribe: (body: object) => askBrowser(postUnsubscribe, { body }),
  customerForm: (body: object) => askBrowser(postCustomerForm, { body: customerBody(body) }),
  dealPreference: (body: object) => askBrowser(postDealPreference, { body: preferenceBody(body) }),
  landingMember: (body: object) => askBrowser(postLandingMember, { body: memberBody(body) }),
} as const satisfies Record<ServiceFormName, unknown>

/** Sends a form with what its page knows besides; what the leasing API refuses comes back by field. */
export async function sendService(
  name: ServiceFormName,
  typed: ServiceValues,
  hidden: Readonly<Record<string, string>> = {},
): Promise<{ outcome: ServiceOutcome } | { errors: FormErrors<ServiceField> }> {
  const fields: readonly ServiceField[] = serviceForms[name]
  const body = Object.fromEntries(fields.map((field) => [field, typed[field] ?? '']))
  try {
    return { outcome: outcomeOf(await requests[name]({ ...hidden, ...body })) }
  } catch (error) {
    return {
      errors:
        error instanceof LeasingApiError
          ? serverErrors(error.body, fields)
          : { form: messageText('errors.generic') },
    }
  }
}
