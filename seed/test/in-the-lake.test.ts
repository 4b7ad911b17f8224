import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Assets, openAssets } from '#content-lake/assets/assets.ts'
import { clearContactCopies } from '#content-lake/seeding/clear-contact-copies.ts'
import { seedWhenEmpty } from '#content-lake/seeding/seed-when-empty.ts'
import { type DocumentStore, openDocumentStore } from '#content-lake/store/document-store.ts'
import { documents, images } from '../content-seed.ts'
import { seedImage } from '../loader/seed-image.ts'

let folder: string
let store: DocumentStore
let assets: Assets
const now = () => new Date('2026-11-22T09:00:00Z')

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-seed-'))
  store = openDocumentStore(path.join(folder, 'content.sqlite'))
  assets = await openAssets({
    dataFolder: folder,
    store,
    now,
    publicUrl: 'http://127.0.0.1:4100',
    projectId: 'larkway',
    dataset: 'production',
  })
  const seed = path.resolve(import.meta.dirname, '../content-seed.ts')
  await seedWhenEmpty(store, assets, now, seed)
})
afterAll(async () => {
  await assets.close()
  store.close()
  rmSync(folder, { recursive: true })
})

test.each(images)('$name is known by the id its document has', ({ name }) => {
  const id = seedImage(name).asset._ref
  expect(store.documents.get(id)).toMatchObject({
    _type: 'sanity.imageAsset',
    originalFilename: name,
  })
  const file = id.slice('image-'.length).replace(/-png$/, '.png')
  expect(assets.find('images', file)).not.toBeNull()
})

test('every document is in the lake', () => {
  expect(documents.filter(({ _id }) => !store.documents.has(_id))).toEqual([])
})

test('E-17 no storefront holds a copy of contact details to clear', async () => {
  expect(await clearContactCopies(store, now)).toBe(0)
})
