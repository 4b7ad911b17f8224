export type CodeReading =
  | { ok: true; code: string }
  | { ok: false; messageKey: 'errors.required' | 'errors.tryAgain' }

/** Longest input: six digits with the blanks of a paste. */
const longestTyped = 40

/**
 * Reads the six digits of a typed or pasted code, ignoring blanks and hyphens. What cannot be a
 * code is rejected before it costs a guess. Rule V-25.
 * @example oneTimeCode('123 456') // { ok: true, code: '123456' }
 */
export function oneTimeCode(typed: string): CodeReading {
  if (typed.length > longestTyped) return { ok: false, messageKey: 'errors.tryAgain' }
  const code = typed.replace(/[\s-]/g, '')
  if (code === '') return { ok: false, messageKey: 'errors.required' }
  return /^\d{6}$/.test(code) ? { ok: true, code } : { ok: false, messageKey: 'errors.tryAgain' }
}
