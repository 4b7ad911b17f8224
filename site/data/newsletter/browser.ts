import { postNewsletterMember } from '#core/contract/generated/form-request-shapes.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { messageText } from '#core/messages/message-text.ts'
import { type FormErrors, serverErrors } from '#core/validation/errors/server-errors.ts'
import { type NewsletterField, newsletterFields } from '#core/validation/newsletter-fields.ts'
import { askBrowser } from '../leasing/browser.ts'

/** Signs up for the newsletter; what the leasing API refuses comes back by field, nothing when it is done. */
export async function postNewsletter(
  typed: Readonly<Record<string, string>>,
): Promise<FormErrors<NewsletterField>> {
  const { firstName = '', secondName = '', email = '' } = typed
  try {
    await askBrowser(postNewsletterMember, { body: { firstName, secondName, email } })
    return {}
  } catch (error) {
    return error instanceof LeasingApiError
      ? serverErrors(error.body, newsletterFields)
      : { form: messageText('errors.generic') }
  }
}
