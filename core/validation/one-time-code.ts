export type CodeReading =
  | { ok: true; code: string }
  | { ok: false; messageKey: 'errors.required' | 'errors.tryAgain' }

/** Six digits with as many blanks as a paste may bring. */
const longestTyped = 40

/**
 * The six digits of a code as a person typed or pasted it: blanks and hyphens are left out. What
 * cannot be a code is told apart before a guess is spent on it. Rule V-25.
 * @example oneTimeCode('123 456') // { ok: true, code: '123456' }
 */
export function oneTimeCode(typed: string): CodeReading {
  if (typed.length > longestTyped) return { ok: false, messageKey: 'errors.tryAgain' }
  const code = typed.replace(/[\s-]/g, '')
  if (code === '') return { ok: false, messageKey: 'errors.required' }
  return /^\d{6}$/.test(code) ? { ok: true, code } : { ok: false, messageKey: 'errors.tryAgain' }
}
