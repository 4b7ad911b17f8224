import { answerDay } from '#core/organisation/answer-day.ts'
import { submissionWindow } from '#core/wizard/submission.ts'
import { londonDay } from '../catalogue/london-day.ts'
import type { OrderSecrets } from '../orders/order-secrets.ts'
import type { NewSubmission, SubmittedForm } from '../queries/forms/submit-form.ts'
import type { Services } from '../server/services.ts'
import { formEmail } from './form-emails.ts'
import { formClaims } from './form-limits.ts'
import { teamEmail } from './team-email.ts'

export type TakenForm = Pick<NewSubmission, 'kind' | 'name' | 'email' | 'details'>

/**
 * Stores a checked form, confirms it by e-mail and sends it to whoever answers it; with the day by
 * which that is promised. Rule W-120.
 */
export async function takeForm(
  { database, secrets, clock, messagesTo, siteUrl }: Services,
  form: TakenForm,
  clientAddress: string,
): Promise<SubmittedForm & { answerBy: string | null }> {
  const now = clock()
  const reference = secrets.newReference()
  const about = { reference, answerBy: answerDay(londonDay(now)) }
  const toTeam = teamEmail({ ...form, ...about }, messagesTo, siteUrl)
  const taken = await database.call.submitForm({
    submission: { ...form, reference, submissionKey: submissionKey(secrets, form, now) },
    emails: [formEmail(form.kind, { ...form, siteUrl }, about), ...(toTeam ? [toTeam] : [])],
    limits: formClaims(secrets, 'form', { email: form.email, clientAddress }),
    now,
  })
  return { ...taken, answerBy: about.answerBy }
}

/** Submission key: the same content within the same ten minutes is one submission. Rule W-34. */
export function submissionKey(secrets: OrderSecrets, content: object, now: Date): string {
  const window = submissionWindow(now.getTime())
  return secrets.personKey('form', JSON.stringify([content, window]))
}
