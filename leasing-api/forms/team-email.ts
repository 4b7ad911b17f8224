import type { FormDetails, FormKind } from '../db/schema/forms.ts'
import { type Email, emailOf, textBlock } from '../emails/email-template.ts'
import { byDay } from './form-emails.ts'

/** A form that a person answers, and by when. */
export type ToAnswer = {
  kind: FormKind
  name: string
  email: string
  details: FormDetails
  reference: string
  answerBy: string | null
}

const subjects = {
  contact: 'Message to answer',
  concierge: 'Quote to work out',
  carSale: 'Car to make an offer for',
} as const satisfies Partial<Record<FormKind, string>>

/** The fields of a form in the order in which they are read, with their labels. */
const labels = [
  ['phoneE164', 'Phone'],
  ['contact', 'How to reach them'],
  ['reg', 'Number plate'],
  ['make', 'Make'],
  ['model', 'Model'],
  ['currentMileage', 'Miles'],
  ['body', 'Message'],
] as const satisfies readonly (readonly [keyof FormDetails, string])[]

/**
 * The e-mail by which a form reaches whoever answers it: by when, who wrote and how to reach them.
 * Answering it writes to the visitor. Null for a form that nobody answers. Rules W-102, W-120.
 */
export function teamEmail(form: ToAnswer, to: string, siteUrl: string): Email | null {
  const { kind, name, email, details, reference, answerBy } = form
  if (kind === 'dealPreference') return null
  const rows = labels.flatMap(([field, label]): [string, string][] =>
    details[field] ? [[label, details[field]]] : [],
  )
  return emailOf({
    to,
    replyTo: email,
    subject: `${subjects[kind]} ${byDay(answerBy)}`,
    blocks: [
      textBlock(`Answer ${byDay(answerBy)}, to ${email}.`),
      {
        kind: 'facts',
        title: 'Who wrote, and what',
        rows: [['Name', name], ['E-mail', email], ...rows, ['Reference', reference]],
      },
    ],
    reason:
      'This mailbox gets every message that is sent from the site, with the day to answer by.',
    siteUrl,
  })
}
