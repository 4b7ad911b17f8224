import en from './en.json' with { type: 'json' }

export type MessageKey = keyof typeof en

/** A message key is made of letters, digits and dots; anything else is already a text. */
const keyPattern = /^[A-Za-z0-9]+(\.[A-Za-z0-9]+)+$/

/**
 * The text behind a message key. A text that is no key is returned as it is, so that a server
 * may send either; an unknown key gives the generic text rather than a code on the page.
 */
export function messageText(keyOrText: string): string {
  if (!keyPattern.test(keyOrText)) return keyOrText
  return Object.hasOwn(en, keyOrText) ? en[keyOrText as MessageKey] : en['errors.generic']
}
