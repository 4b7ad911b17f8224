import { isDeepStrictEqual } from 'node:util'
import { transact } from '../mutations/transact.ts'
import { publishedId } from '../store/document-id.ts'
import type { LakeDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { readSeed, seedIdentity, seedTransaction } from './seed-when-empty.ts'

/**
 * Gives a data folder that an earlier version seeded the present form of the documents that the seed
 * names as renewed, as long as each is exactly what was seeded. One that was edited, deleted, or has
 * a draft or version is an editor's. Rule E-19.
 * @param seed file of the module
 * @returns how many documents changed
 */
export async function renewSeeded(
  store: DocumentStore,
  now: () => Date,
  seed: string,
): Promise<number> {
  if (!store.hasTransaction(seedTransaction)) return 0
  const { documents, renewed = [] } = await readSeed(seed)
  const outdated = documents.filter((document) => {
    const stored = store.documents.get(document._id)
    return (
      renewed.includes(document._id) &&
      stored !== undefined &&
      isAsSeeded(store, stored) &&
      !isDeepStrictEqual(attributesOf(stored), attributesOf(document))
    )
  })
  if (outdated.length === 0) return 0
  await transact(store, { identity: seedIdentity, now }, (set) => {
    for (const document of outdated) set.apply({ createOrReplace: document })
  })
  return outdated.length
}

function isAsSeeded(store: DocumentStore, stored: LakeDocument): boolean {
  const id = stored._id
  const hasOtherForm = [...store.documents.keys()].some(
    (other) => other !== id && publishedId(other) === id,
  )
  const seeded = store.revisions
    .transactionsOf([id], { from: 0, to: store.sequence, isReversed: true, limit: 1000 })
    .find(({ identity }) => identity === seedIdentity)
  if (hasOtherForm || !seeded) return false
  const before = store.revisions.documentAt(id, seeded.sequence)
  return before !== null && isDeepStrictEqual(attributesOf(stored), attributesOf(before))
}

/** A document without what the lake itself writes into it. */
const attributesOf = (document: object) =>
  Object.fromEntries(
    Object.entries(document).filter(
      ([name]) => !['_rev', '_createdAt', '_updatedAt'].includes(name),
    ),
  )
