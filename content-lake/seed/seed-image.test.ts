import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Assets, openAssets } from '../assets/assets.ts'
import { type DocumentStore, openDocumentStore } from '../store/document-store.ts'
import { quarters } from '../testing/test-images.ts'
import { seedImage } from './seed-image.ts'
import { seedWhenEmpty } from './seed-when-empty.ts'

let folder: string
let store: DocumentStore
let assets: Assets
const now = () => new Date('2026-11-22T09:00:00Z')

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-seed-'))
  writeFileSync(path.join(folder, 'car.png'), await quarters(40, 30))
  store = openDocumentStore(path.join(folder, 'content.sqlite'))
  assets = openAssets({
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

test('a picture of the seed is known by the id its document will have', async () => {
  cpSync(path.join(import.meta.dirname, 'images'), folder, { recursive: true })
  const { asset } = seedImage('car.png', folder)
  await seedWhenEmpty(store, assets, now, folder)
  expect(store.documents.get(asset._ref)).toMatchObject({
    _type: 'sanity.imageAsset',
    originalFilename: 'car.png',
    metadata: { dimensions: { width: 40, height: 30 } },
  })
  expect(
    assets.find('images', asset._ref.slice('image-'.length).replace(/-png$/, '.png')),
  ).not.toBeNull()
})

test('an empty dataset is seeded once, also when a crash left only pictures behind', async () => {
  cpSync(path.join(import.meta.dirname, 'images'), folder, { recursive: true })
  await assets.add({ kind: 'images', bytes: await quarters(20, 20), details: {} }, 'seed')
  expect(await seedWhenEmpty(store, assets, now, folder)).toBeGreaterThan(0)
  expect(await seedWhenEmpty(store, assets, now, folder)).toBe(0)
})

test('a picture that is missing, or none, is named', () => {
  writeFileSync(path.join(folder, 'text.png'), 'text')
  expect(() => seedImage('bus.png', folder)).toThrow('"bus.png"')
  expect(() => seedImage('bus.png', folder)).toThrow('car.png, text.png')
  expect(() => seedImage('text.png', folder)).toThrow('text.png is not a PNG')
})
