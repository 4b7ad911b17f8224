import { z } from 'zod'

/**
 * Texts as a person typed them. The contract takes up to 1,000 characters, blanks at the ends
 * included; whether the trimmed text passes is the form's own rule, in `core/validation`, which
 * answers 422 with a message beside the field. Rule C-12.
 */
const typed = (about: string) => z.string().max(1000).describe(about)

const text = {
  name: typed('2 to 100 characters.'),
  email: typed('At most 254 characters.'),
  phone: typed('A UK mobile or landline number, at most 20 characters.'),
  postcode: typed('A UK postcode, at most 8 characters.'),
  password: typed(
    '8 to 128 characters with a lower-case and an upper-case letter, a digit and one of ! $ # %.',
  ),
}

/** A field of a form: left out, it counts as empty, and the form's rule says what that means. */
export const name = text.name.default('')
export const email = text.email.default('')
export const phone = text.phone.default('')
export const password = text.password.default('')
export const short = typed('At most 80 characters.').default('')

/** A field of a change: left out, it stays as it is. */
export const changed = {
  name: text.name.optional(),
  email: text.email.optional(),
  phone: text.phone.optional(),
  postcode: text.postcode.optional(),
}

export const code = z.string().max(22).describe('Six digits; of a link its token.').default('')

/** A longer text, whose limit of 2,000 characters is the contract's own. */
export const message = z.string().max(2000)

/** Pounds with at most two decimals. Rule C-11. */
export const pounds = (most: number) =>
  z
    .number({ error: 'Give an amount in pounds.' })
    .min(0, 'Give 0 or more.')
    .max(most, `Give ${most} or less.`)
    .refine(hasWholePence, 'Give at most two decimals.')

function hasWholePence(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
}
