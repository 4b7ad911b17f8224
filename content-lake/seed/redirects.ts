import type { Redirect } from '#schemas/generated/sanity.types.ts'
import type { SeedDocument } from './seed-document.ts'

/** Old or short addresses that people type. */
export const redirects: SeedDocument<Redirect>[] = [
  {
    _id: 'redirect-guides',
    _type: 'redirect',
    from: '/guides',
    to: '/car-leasing-guides',
    isPermanent: true,
    note: 'What people type.',
  },
  {
    _id: 'redirect-questions',
    _type: 'redirect',
    from: '/questions',
    to: '/faq',
    isPermanent: true,
    note: 'What people type.',
  },
]
