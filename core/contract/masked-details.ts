/**
 * A phone with all but its last three digits masked. Rule C-56.
 * @example maskedPhone('+447700900123') // '•••••••••123'
 */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return '•'.repeat(Math.max(0, digits.length - 3)) + digits.slice(-3)
}

/**
 * An e-mail address with all but the first character before the @ masked by two dots, whatever the
 * length was; without an @ nothing is left. Rule C-56.
 * @example maskedEmail('ada@example.com') // 'a••@example.com'
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '••' : `${email.slice(0, 1)}••${email.slice(at)}`
}

/** The digits that a masked phone shows, to name it by. Rule W-80. @example shownDigits('•••••••••123') // '123' */
export function shownDigits(masked: string): string {
  return masked.replace(/\D/g, '')
}

/**
 * Whether a phone is another one than a masked phone was of, as far as its digits tell; false where
 * none was shown. Rule W-183.
 * @example isOtherPhone('•••••••••123', '07700 900124') // true
 */
export function isOtherPhone(masked: string, phone: string): boolean {
  const shown = shownDigits(masked)
  return shown !== '' && !shownDigits(phone).endsWith(shown)
}

/**
 * Of details that were read back masked, what was written over: a field left as it came keeps the
 * stored value. Rules W-27, C-73.
 */
export function overtyped<Field extends string>(
  readBack: Readonly<Record<Field, string>>,
  typed: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const fields = Object.keys(typed) as Field[]
  return Object.fromEntries(
    fields.flatMap((field) => (typed[field] === readBack[field] ? [] : [[field, typed[field]]])),
  ) as Partial<Record<Field, string>>
}
