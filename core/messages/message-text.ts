import en from './en.json' with { type: 'json' }

export type MessageKey = keyof typeof en

/** The format of a message key; anything else is already a text. Rule V-31. */
const keyPattern = /^[A-Za-z0-9.]+$/

/** Whether there is a text for this key. Rule V-31. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key)
}

/**
 * The text behind a message key. A text that is no key is returned as it is, so that a server may
 * send either; an unknown key gives the generic text rather than a code on the page. Rules V-31,
 * V-32, C-53.
 */
export function messageText(keyOrText: string): string {
  if (!keyPattern.test(keyOrText)) return keyOrText
  return isMessageKey(keyOrText) ? en[keyOrText] : en['errors.generic']
}
