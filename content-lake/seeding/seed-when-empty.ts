import { pathToFileURL } from 'node:url'
import type { Assets } from '../assets/assets.ts'
import { transact } from '../mutations/transact.ts'
import type { DocumentStore } from '../store/document-store.ts'

/** Id of the seed's transaction in the history. */
export const seedTransaction = 'seed'

/** Author of what a seed writes. */
export const seedIdentity = 'seed'

/** Exports of the module named by `CONTENT_SEED`. */
interface Seed {
  documents: readonly { _id: string; _type: string }[]
  /** Pictures that the documents refer to by the id that follows from their bytes. */
  images: readonly { name: string; bytes: Uint8Array }[]
  /** Ids of documents that follow the seed until an editor changes them. */
  renewed?: readonly string[]
}

/** Imports the module; its file is named from outside, so no import of ours names it. */
export const readSeed = async (module: string) => (await import(pathToFileURL(module).href)) as Seed

/**
 * Puts the documents and pictures of a module into a store that has never held anything. Content
 * that an editor deleted is not brought back.
 * @param seed file of the module, which is read only when the store is empty
 * @returns how many documents were written, those of pictures not counted
 * @throws what reading the module throws
 */
export async function seedWhenEmpty(
  store: DocumentStore,
  assets: Assets,
  now: () => Date,
  seed: string,
): Promise<number> {
  // The content comes last, in one transaction: a crash before it leaves only pictures behind.
  const isContent = ({ _type }: { _type: string }) => _type !== 'sanity.imageAsset'
  const isFresh = ![...store.documents.values()].some(isContent)
  if (!isFresh || store.hasTransaction(seedTransaction)) return 0
  const { documents, images } = await readSeed(seed)
  for (const { name, bytes } of images) {
    await assets.add(
      { kind: 'images', bytes: Buffer.from(bytes), details: { originalFilename: name } },
      seedIdentity,
    )
  }
  await transact(store, { identity: seedIdentity, transactionId: seedTransaction, now }, (set) => {
    for (const document of documents) set.apply({ create: document })
  })
  return documents.length
}
