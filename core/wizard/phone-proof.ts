/** How a phone's owner is known: by the code texted to a mobile, or by a link e-mailed for a landline. */
export const phoneProofs = ['code', 'link'] as const

export type PhoneProof = (typeof phoneProofs)[number]

/** What the number of a UK mobile begins with. */
export const mobilePrefix = '+447'

/**
 * How an enquiry with a phone is confirmed: a landline gets no texts, so a link goes to the visitor's
 * e-mail address in place of one. Rule W-106.
 * @param phoneE164 of a UK mobile or landline
 */
export function phoneProof(phoneE164: string): PhoneProof {
  return phoneE164.startsWith(mobilePrefix) ? 'code' : 'link'
}

/** How long the link of an e-mail confirms an enquiry: mail is read later than texts. Rule W-106. */
export const linkLifetimeMs = 24 * 60 * 60 * 1000
