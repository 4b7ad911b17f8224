import type { Assets } from '../assets/assets.ts'
import { transact } from '../mutations/transact.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { articles } from './articles.ts'
import { banners } from './banners.ts'
import { claims } from './claims.ts'
import { costTables } from './cost-tables.ts'
import { experiments } from './experiments.ts'
import { faqs } from './faqs.ts'
import { guideCategories, guides } from './guides.ts'
import { navigation } from './navigation.ts'
import { pages } from './pages.ts'
import { redirects } from './redirects.ts'
import { routeSeos } from './route-seo.ts'
import { readSeedImage, seedImageFiles } from './seed-image.ts'
import { siteSettings } from './site-settings.ts'
import { storefronts } from './storefronts.ts'

/** The name under which the history knows the transaction that wrote the seed. */
export const seedTransaction = 'seed'

/** The authored content of a fresh installation. */
export const seedDocuments = [
  siteSettings,
  navigation,
  ...storefronts,
  ...claims,
  ...faqs,
  ...guideCategories,
  ...guides,
  ...articles,
  ...pages,
  ...banners,
  ...experiments,
  ...costTables,
  ...routeSeos,
  ...redirects,
]

/**
 * Puts the authored content and its pictures into a store that has never held anything. Content
 * that an editor deleted is not brought back.
 * @returns how many documents were written, those of pictures not counted
 */
export async function seedWhenEmpty(
  store: DocumentStore,
  assets: Assets,
  now: () => Date,
  imagesFolder?: string,
): Promise<number> {
  // The content comes last, in one transaction: a crash before it leaves only pictures behind.
  const isContent = ({ _type }: { _type: string }) => _type !== 'sanity.imageAsset'
  const isFresh = ![...store.documents.values()].some(isContent)
  if (!isFresh || store.hasTransaction(seedTransaction)) return 0
  for (const file of seedImageFiles(imagesFolder)) {
    const bytes = readSeedImage(file, imagesFolder)
    await assets.add({ kind: 'images', bytes, details: { originalFilename: file } }, 'seed')
  }
  transact(store, { identity: 'seed', transactionId: seedTransaction, now }, (set) => {
    for (const document of seedDocuments) set.apply({ create: document })
  })
  return seedDocuments.length
}
