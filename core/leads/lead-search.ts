/** What a text is looked for in, of a lead. */
export type LeadSearch = {
  /** A part of the name or the e-mail address, in lower case. */
  text: string
  /** A part of the phone in E.164, of at least four digits; null where the text holds no number. */
  phoneDigits: string | null
  /** The beginning of the short reference, as it is stored; null where it cannot be one. */
  reference: string | null
}

const leastDigits = 4

/**
 * What a typed text may mean among leads: a part of a name or an e-mail address, of a phone however
 * it is written, or the beginning of a reference. Null for a text of blanks. Rule W-160.
 * @example leadSearch('07700 900').phoneDigits // '7700900'
 */
export function leadSearch(typed: string): LeadSearch | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  if (text === '') return null
  const digits = /^[+\d\s()-]+$/.test(text) ? text.replaceAll(/\D/g, '') : ''
  // With and without the country's code: stored is +44 and the number without its first nought.
  const phoneDigits = digits.replace(/^(00)?44/, '').replace(/^0+/, '')
  const reference = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return {
    text,
    phoneDigits: phoneDigits.length >= leastDigits ? phoneDigits : null,
    reference: /^[0-9A-Z]{4,8}$/.test(reference) ? reference : null,
  }
}
