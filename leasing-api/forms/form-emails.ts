import { claimFigures } from '#core/display/claim-figures.ts'
import type { FormKind } from '../db/schema/forms.ts'

export type EmailText = { subject: string; body: string }

/** What each form's confirmation says between greeting and reference. */
const texts = {
  contact: {
    subject: 'We have your message',
    body: `Thank you for your message. We answer within ${claimFigures.acknowledgementBusinessDays} business days.`,
  },
  concierge: {
    subject: 'We have your request for a quote',
    body: 'Thank you for asking. Somebody works out your quote by hand and will be in touch.',
  },
  dealPreference: {
    subject: 'We will tell you of deals you like',
    body: 'Thank you. We have noted what you are looking for and will write when there is a deal.',
  },
} as const satisfies Record<FormKind, EmailText>

/** The e-mail that follows a form somebody answers. */
export function formEmail(kind: FormKind, name: string, reference: string): EmailText {
  const { subject, body } = texts[kind]
  return { subject, body: paragraphs(greeting(name), body, `Your reference: ${reference}`) }
}

/** The e-mail with the link that takes a wizard up again. */
export function customerFormEmail(name: string, link: string): EmailText {
  return {
    subject: 'Your choice, kept for 7 days',
    body: paragraphs(
      greeting(name),
      'Here is what you chose, for the next 7 days:',
      link,
      'Whoever has this link can see your name and your choice.',
    ),
  }
}

/** The e-mail to somebody who has joined a list. */
export function welcomeEmail(name: string, about: string, unsubscribeLink: string): EmailText {
  return {
    subject: `You will hear from us about ${about}`,
    body: paragraphs(
      greeting(name),
      `We will write to you about ${about}. If it was not you who asked for this, or you have had enough:`,
      unsubscribeLink,
    ),
  }
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

function paragraphs(...each: string[]): string {
  return each.join('\n\n')
}
