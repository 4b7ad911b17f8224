/**
 * How long each external service has for its whole response, in milliseconds. An enquiry waits for
 * the phone validation and then for the text message, a valuation for its partner alone, so nobody
 * waits longer than `visitorMostMs`; the others are waited for in the background. Rule C-100.
 */
export const timeLimitsMs = {
  phoneValidation: 1000,
  textMessages: 1800,
  valuation: 2500,
  leadWebhook: 2500,
  newsletter: 5000,
  conversions: 5000,
  email: 9000,
} as const

/** The longest that external services may hold up a visitor, in milliseconds. Rule C-100. */
export const visitorMostMs = 3000
