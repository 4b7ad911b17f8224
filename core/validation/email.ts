/** One @, something on both sides, a dot in the domain, no spaces: what a mail server will look at further. */
const pattern = /^[^\s@]{1,64}@[^\s@.]{1,63}(\.[^\s@.]{1,63}){1,8}$/

/** Whether the trimmed text looks like an e-mail address of at most 254 characters. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= 254 && pattern.test(trimmed)
}
