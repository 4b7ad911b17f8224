import { transact } from '../mutations/transact.ts'
import { publishedId } from '../store/document-id.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { seedTransaction } from './seed-when-empty.ts'

/** Contact fields that a storefront inherits from Site settings when empty. */
const contactFields = ['phone', 'contactHours', 'footerStatement'] as const

const transactionId = 'clear-contact-copies'

/**
 * Takes contact details out of storefronts that the seed of an earlier version copied there from
 * Site settings and that nobody changed since, in drafts and versions too: a copy would hide every
 * later edit of Site settings. Once for each data folder. Rule E-17.
 * @returns how many documents changed
 */
export async function clearContactCopies(store: DocumentStore, now: () => Date): Promise<number> {
  const seededAt = store.revisions.sequenceOf(seedTransaction)
  if (seededAt === null || store.hasTransaction(transactionId)) return 0
  const settings = store.revisions.documentAt('siteSettings', seededAt)
  const patches = [...store.documents.values()]
    .filter(({ _type }) => _type === 'storefront')
    .flatMap((storefront) => {
      const seeded = store.revisions.documentAt(publishedId(storefront._id), seededAt)
      const unset = contactFields.filter(
        (field) =>
          isSame(storefront[field], seeded?.[field]) && isSame(seeded?.[field], settings?.[field]),
      )
      return unset.length > 0 ? [{ patch: { id: storefront._id, unset } }] : []
    })
  await transact(store, { identity: 'seed', transactionId, now }, (set) => {
    for (const patch of patches) set.apply(patch)
  })
  return patches.length
}

/** Both came from the same text, so their keys have the same order. */
const isSame = (a: unknown, b: unknown) =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b)
