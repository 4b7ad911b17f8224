import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Assets, openAssets } from '../assets/assets.ts'
import { transact } from '../mutations/transact.ts'
import { type DocumentStore, openDocumentStore } from '../store/document-store.ts'
import { quarters } from '../test/environments/test-images.ts'
import { seedWhenEmpty } from './seed-when-empty.ts'

let folder: string
let seed: string
let store: DocumentStore
let assets: Assets
const now = () => new Date('2026-11-22T09:00:00Z')

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-seed-'))
  seed = path.join(folder, 'seed.mjs')
  const picture = (await quarters(40, 30)).toString('base64')
  writeFileSync(
    seed,
    `export const documents = [{ _id: 'a', _type: 'note' }, { _id: 'b', _type: 'note' }]
     export const images = [{ name: 'car.png', bytes: Buffer.from('${picture}', 'base64') }]`,
  )
  store = openDocumentStore(path.join(folder, 'content.sqlite'))
  assets = await openAssets({
    dataFolder: folder,
    store,
    now,
    publicUrl: 'http://127.0.0.1:4100',
    projectId: 'larkway',
    dataset: 'production',
  })
})
afterEach(async () => {
  await assets.close()
  store.close()
  rmSync(folder, { recursive: true })
})

test('an empty dataset is given the documents and pictures of the module', async () => {
  expect(await seedWhenEmpty(store, assets, now, seed)).toBe(2)
  expect(store.documents.get('a')).toMatchObject({ _type: 'note' })
  expect([...store.documents.values()]).toContainEqual(
    expect.objectContaining({
      _type: 'sanity.imageAsset',
      originalFilename: 'car.png',
      metadata: expect.objectContaining({
        dimensions: expect.objectContaining({ width: 40, height: 30 }),
      }),
    }),
  )
})

test('an empty dataset is seeded once, also when a crash left only pictures behind', async () => {
  await assets.add({ kind: 'images', bytes: await quarters(20, 20), details: {} }, 'seed')
  expect(await seedWhenEmpty(store, assets, now, seed)).toBe(2)
  expect(await seedWhenEmpty(store, assets, now, seed)).toBe(0)
})

test('a dataset with documents is left as it is, without reading the module', async () => {
  await transact(store, { identity: 'somebody', now }, (set) => {
    set.apply({ create: { _id: 'own', _type: 'note' } })
  })
  expect(await seedWhenEmpty(store, assets, now, path.join(folder, 'missing.mjs'))).toBe(0)
})
