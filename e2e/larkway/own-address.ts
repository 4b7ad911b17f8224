/**
 * Headers by which requests come from a network address of their own: forms and codes are limited by
 * address, and all browser tests share one. Programs believe them from this machine alone, and the
 * outbox is shown to nobody who sends them: they go with a page, not with a test's own requests.
 */
export const ownAddress = (): Record<string, string> => ({
  'x-forwarded-for': `203.0.113.${1 + Math.floor(Math.random() * 254)}`,
})
