import type { FormKind } from '../db/schema/forms.ts'
import { type Email, emailOf, textBlock } from '../emails/email-template.ts'

/** Whom an e-mail goes to, and from which site. */
export type EmailAbout = { name: string; email: string; siteUrl: string }

/**
 * What each form's confirmation says between greeting and reference. Nobody reads what these forms
 * hold yet, so they promise no answer. Rule W-97.
 */
const texts = {
  contact: {
    subject: 'We have your message',
    body: 'Thank you. Your message is stored in this installation. Messages are not answered yet.',
  },
  concierge: {
    subject: 'We have your request for a quote',
    body: 'Thank you. Your request is stored in this installation. Quotes are not worked out yet.',
  },
  dealPreference: {
    subject: 'We have noted what you are looking for',
    body: 'Thank you. What you are looking for is stored in this installation. No e-mails about deals are sent yet.',
  },
} as const satisfies Record<FormKind, { subject: string; body: string }>

/** The e-mail that follows a form. */
export function formEmail(
  kind: FormKind,
  { name, email, siteUrl }: EmailAbout,
  reference: string,
): Email {
  const { subject, body } = texts[kind]
  return emailOf({
    to: email,
    subject,
    blocks: [textBlock(greeting(name)), textBlock(body), textBlock(`Your reference: ${reference}`)],
    reason: 'You get this e-mail because a form was sent with this address.',
    siteUrl,
  })
}

/** The e-mail with a link to what somebody chose in a wizard. */
export function customerFormEmail({ name, email, siteUrl }: EmailAbout, link: string): Email {
  return emailOf({
    to: email,
    subject: 'What you chose',
    blocks: [
      textBlock(greeting(name)),
      textBlock(
        'What you chose is stored in this installation for 7 days. Here it is with today’s prices.',
      ),
      { kind: 'link', label: 'See your deals', href: link },
    ],
    reason: 'You get this e-mail because a search was saved with this address.',
    siteUrl,
  })
}

/**
 * The e-mail to somebody who has joined a list. It holds no link to leave it by, since that page is
 * not built yet: the leasing API takes people off its lists.
 */
export function welcomeEmail({ name, email, siteUrl }: EmailAbout, about: string): Email {
  return emailOf({
    to: email,
    subject: `Your address is noted for ${about}`,
    blocks: [
      textBlock(greeting(name)),
      textBlock(
        `This address is noted for ${about}. No such e-mails are sent from this installation yet. If it was not you who asked for them, you need do nothing.`,
      ),
    ],
    reason: 'You get this e-mail because a form was sent with this address.',
    siteUrl,
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
