import { firstSegment, pathOf } from './own-path.ts'

/** Who may see a page: guests only, the logged-in, company admins. */
export type GuardName = 'guest' | 'logged' | 'admin'

/** The guarded pages, each with all below it, by the first segment of the address. Rule S-28. */
const guardedPages = {
  login: 'guest',
  registration: 'guest',
  'password-recovery': 'guest',
  account: 'logged',
  admin: 'admin',
} as const satisfies Record<string, GuardName>

/** The guard of a page, by its address; null for a page everybody may see. Rule S-28. */
export function guardOf(address: string): GuardName | null {
  const name = firstSegment(pathOf(address))
  return Object.hasOwn(guardedPages, name) ? guardedPages[name as keyof typeof guardedPages] : null
}
