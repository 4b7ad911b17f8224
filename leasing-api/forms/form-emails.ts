import { answerWithinBusinessDays } from '#core/organisation/answer-day.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import { writtenWeekday } from '#core/time/written-weekday.ts'
import type { FormKind } from '../db/schema/forms.ts'
import { type Email, emailOf, textBlock } from '../emails/email-template.ts'

/** Whom an e-mail goes to, and from which site. */
export type EmailAbout = {
  name: string
  email: string
  siteUrl: string
  /** Whose storefront it was asked for on, by name; null or missing: ours. Rule C-194. */
  partner?: string | null
}

/**
 * What each form's confirmation says between greeting and reference. `{by}` is the day by which it
 * is answered. Rules W-97, W-120.
 */
const texts = {
  contact: {
    subject: 'We have your message',
    body: 'Thank you for writing. We answer {by}, to this address.',
  },
  concierge: {
    subject: 'We have your request for a quote',
    body: 'Thank you. Somebody looks for the car and writes to you {by}, with a quote or with what we still need to know.',
  },
  carSale: {
    subject: 'We have your car',
    body: 'Thank you. We write to you {by}, with an offer for your car or to say that there is none.',
  },
  dealPreference: {
    subject: 'We have noted what you are looking for',
    body: 'Thank you. What you are looking for is stored in this installation. No e-mails about deals are sent yet.',
  },
} as const satisfies Record<FormKind, { subject: string; body: string }>

/** What became of a form: its reference, and the day by which it is answered. */
type Taken = { reference: string; answerBy: string | null }

/** The e-mail that follows a form, to whoever sent it. */
export function formEmail(
  kind: FormKind,
  { name, email, siteUrl }: EmailAbout,
  { reference, answerBy }: Taken,
): Email {
  const { subject, body } = texts[kind]
  const said = body.replace('{by}', byDay(answerBy))
  return emailOf({
    to: email,
    subject,
    blocks: [textBlock(greeting(name)), textBlock(said), textBlock(`Your reference: ${reference}`)],
    reason: 'You get this e-mail because a form was sent with this address.',
    siteUrl,
  })
}

/** A promised day in words; the promise itself where no day can be named. Rule W-120. */
export const byDay = (answerBy: string | null): string =>
  answerBy === null
    ? `within ${answerWithinBusinessDays} business days`
    : `by ${writtenWeekday(answerBy)}`

/** The e-mail with a link to what somebody chose in a wizard. */
export function customerFormEmail(
  { name, email, siteUrl }: EmailAbout,
  { title, terms, link }: { title: string; terms: string; link: string },
): Email {
  return emailOf({
    to: email,
    subject: `What you chose: ${title}`,
    blocks: [
      textBlock(greeting(name)),
      textBlock(
        'What you chose is stored in this installation for 7 days. Here it is with today’s prices.',
      ),
      { kind: 'facts', title, rows: [['What is looked for', terms]] },
      { kind: 'link', label: 'See your deals', href: link },
    ],
    reason: 'You get this e-mail because a search was saved with this address.',
    siteUrl,
  })
}

/** What the newsletter is about. */
export const newsSubject = 'our deals and news'

/** The e-mail whose link confirms joining a list, to an address that anybody may have typed. Rule W-104. */
export function confirmListEmail(
  { name, email, siteUrl, partner = null }: EmailAbout,
  about: string,
  token: string,
): Email {
  return emailOf({
    to: email,
    subject: `Confirm that you want e-mails about ${about}`,
    title: 'One press and you are on the list',
    blocks: [
      textBlock(greeting(name)),
      textBlock(
        `Somebody, probably you, asked for e-mails about ${about} to this address. They are sent only once you have confirmed it, within seven days.`,
      ),
      {
        kind: 'link',
        label: 'Yes, send them',
        href: `${siteUrl}${paths.mailingList(`confirm=${token}`)}`,
      },
      textBlock('If it was not you, you need do nothing: you are on no list.'),
    ],
    reason:
      'You get this e-mail because this address was typed into a form. It is the only one until you confirm.',
    siteUrl,
    partner,
  })
}

/** The e-mail to a new member of a list, with the ways off it. Rules W-104, W-105. */
export function welcomeEmail(
  { name, email, siteUrl }: EmailAbout,
  about: string,
  leaveToken: string,
): Email {
  const leave = `${siteUrl}${formActions.unsubscribe}?token=${leaveToken}`
  return emailOf({
    to: email,
    subject: `You are on the list for ${about}`,
    blocks: [
      textBlock(greeting(name)),
      textBlock(
        `This address is on the list for ${about}. No such e-mails are sent from this installation yet.`,
      ),
    ],
    reason: `You get this e-mail because you confirmed that you want e-mails about ${about}.\nLeave every list: ${leave}`,
    siteUrl,
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

/**
 * These e-mails go to addresses nobody has confirmed, so a name is only repeated when it is one:
 * otherwise anybody could have us send their text to anybody.
 */
function greeting(name: string): string {
  const isName =
    /^[\p{L}\p{M}' -]+(\. ?[\p{L}\p{M}' -]+)?$/u.test(name) && !/\p{L}\.\p{L}/u.test(name)
  return isName ? `Dear ${name},` : 'Hello,'
}
