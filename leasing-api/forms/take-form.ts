import { submissionWindow } from '#core/wizard/submission.ts'
import type { OrderSecrets } from '../orders/order-secrets.ts'
import type { NewSubmission, SubmittedForm } from '../queries/forms/submit-form.ts'
import type { Services } from '../server/services.ts'
import { formEmail } from './form-emails.ts'
import { formClaims } from './form-limits.ts'

export type TakenForm = Pick<NewSubmission, 'kind' | 'name' | 'email' | 'details'>

/** Stores a checked form for whoever answers it, and confirms it by e-mail. */
export function takeForm(
  { database, secrets, clock, siteUrl }: Services,
  form: TakenForm,
  clientAddress: string,
): Promise<SubmittedForm> {
  const now = clock()
  const reference = secrets.newReference()
  return database.call.submitForm({
    submission: { ...form, reference, submissionKey: submissionKey(secrets, form, now) },
    email: formEmail(form.kind, { ...form, siteUrl }, reference),
    limits: formClaims(secrets, 'form', { email: form.email, clientAddress }),
    now,
  })
}

/** Submission key: the same content within the same ten minutes is one submission. Rule W-34. */
export function submissionKey(secrets: OrderSecrets, content: object, now: Date): string {
  const window = submissionWindow(now.getTime())
  return secrets.personKey('form', JSON.stringify([content, window]))
}
