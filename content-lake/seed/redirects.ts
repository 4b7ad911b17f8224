import type { Redirect } from '#schemas/generated/sanity.types.ts'
import type { SeedDocument } from './seed-document.ts'

/** Addresses that people type, and the pages they mean. */
const typed: readonly [name: string, from: string, to: string][] = [
  ['guides', '/guides', '/car-leasing-guides'],
  ['questions', '/questions', '/faq'],
  ['terms', '/terms', '/tcs'],
  ['privacy', '/privacy', '/privacy-policy'],
  ['cookie-policy', '/cookie-policy', '/cookies'],
  ['about', '/about', '/about-us'],
]

/** Old or short addresses and where they lead. */
export const redirects = typed.map(([name, from, to]): SeedDocument<Redirect> => ({
  _id: `redirect-${name}`,
  _type: 'redirect',
  from,
  to,
  isPermanent: true,
  note: 'What people type.',
}))
