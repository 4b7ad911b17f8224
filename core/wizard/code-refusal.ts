import type { MessageKey } from '../messages/message-text.ts'

/** What stands at the field when a typed text cannot be a code, which costs no try. Rule W-79. */
export function codeReadingText(key: 'errors.required' | 'errors.tryAgain'): MessageKey {
  return key === 'errors.tryAgain' ? 'errors.codeDigits' : key
}

/** What stands at the field after a wrong code that can be typed again. Rule W-79. */
export function wrongCodeText(triesLeft: number): string {
  const tries = triesLeft === 1 ? 'One try is left' : `${triesLeft} tries are left`
  return `Try again. That is not the code of our last text message. ${tries}.`
}
