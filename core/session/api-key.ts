import type { PermissionName } from './permission.ts'

/** What a key of a provider's own system may be allowed, each with its words. Rules C-182, C-207. */
export const apiKeyScopes = [
  'rates.import',
  'rates.read',
  'orders.read',
  'orders.export',
] as const satisfies readonly PermissionName[]

export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** How every key begins, so that one left in a file or a log is known for what it is. */
export const apiKeyStart = 'lwk_'

/** A key: its beginning and 256 random bits. */
const pattern = /^lwk_[A-Za-z0-9_-]{43}$/

/** Whether a token is a key and not the access token of a user. Rule C-182. */
export const isApiKey = (token: string): boolean => pattern.test(token)

/** The beginning of a key by which people recognise it; the rest is never shown again. */
export const shownKeyStart = (key: string): string => key.slice(0, 10)
