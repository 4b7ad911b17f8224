import { transact } from '../mutations/transact.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { claims } from './claims.ts'
import { faqs } from './faqs.ts'
import { guideCategories, guides } from './guides.ts'
import { legalPages } from './legal-pages.ts'
import { pages } from './pages.ts'
import { siteSettings } from './site-settings.ts'

/** The authored content of a fresh installation. */
export const seedDocuments = [
  siteSettings,
  ...claims,
  ...faqs,
  ...guideCategories,
  ...guides,
  ...pages,
  ...legalPages,
]

/**
 * Puts the authored content into a store that has never held anything. Content that an editor
 * deleted is not brought back.
 * @returns how many documents were written
 */
export function seedWhenEmpty(store: DocumentStore, now: () => Date): number {
  if (store.sequence > 0) return 0
  transact(store, { identity: 'seed', transactionId: 'seed', now }, (set) => {
    for (const document of seedDocuments) set.apply({ create: document })
  })
  return seedDocuments.length
}
