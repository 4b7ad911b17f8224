import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mutation } from '../mutations/mutation.ts'
import { transact } from '../mutations/transact.ts'
import { type DocumentStore, openDocumentStore } from '../store/document-store.ts'
import { renewSeeded } from './renew-seeded.ts'
import { seedIdentity, seedTransaction } from './seed-when-empty.ts'

let folder: string
let store: DocumentStore
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-renew-'))
  store = openDocumentStore(path.join(folder, 'test.sqlite'))
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const now = () => new Date('2026-11-23T09:00:00Z')
const menus = (...titles: string[]) => ({
  _id: 'navigation',
  _type: 'navigation',
  menus: titles.map((title) => ({ _key: title, title })),
})
const text = (body: string) => ({ _id: 'about', _type: 'page', body })

async function write(mutations: Mutation[], identity = 'somebody', transactionId?: string) {
  await transact(store, { identity, now, transactionId }, (set) => {
    for (const mutation of mutations) set.apply(mutation)
  })
}

const seedOfBefore = () =>
  write(
    [menus('Deals'), text('Old')].map((create) => ({ create })),
    seedIdentity,
    seedTransaction,
  )

/** A start with a seed that says this. */
function startWith(name: string, ...documents: { _id: string }[]) {
  const file = path.join(folder, `${name}.mjs`)
  const exports = { documents, renewed: ['navigation'], images: [] }
  const lines = Object.entries(exports).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value)}`,
  )
  writeFileSync(file, lines.join('\n'))
  return renewSeeded(store, now, file)
}

const titles = () =>
  (store.documents.get('navigation') as ReturnType<typeof menus> | undefined)?.menus.map(
    ({ title }) => title,
  )

test('E-19 menus that nobody changed become the present seed’s, again and again, texts stay', async () => {
  await seedOfBefore()
  expect(await startWith('second', menus('Deals', 'Services'), text('New'))).toBe(1)
  expect(titles()).toEqual(['Deals', 'Services'])
  expect(store.documents.get('about')).toMatchObject({ body: 'Old' })
  expect(await startWith('same', menus('Deals', 'Services'))).toBe(0)
  expect(await startWith('third', menus('Services'))).toBe(1)
  expect(titles()).toEqual(['Services'])
})

test.each<[string, Mutation[]]>([
  ['edited', [{ patch: { id: 'navigation', set: { menus: menus('Mine').menus } } }]],
  ['deleted', [{ delete: { id: 'navigation' } }]],
  ['drafted', [{ create: { ...menus('Deals'), _id: 'drafts.navigation' } }]],
  ['planned', [{ create: { ...menus('Deals'), _id: 'versions.spring.navigation' } }]],
])('E-19 menus that an editor %s are left alone', async (_, edit) => {
  await seedOfBefore()
  await write(edit)
  const before = titles()
  expect(await startWith('second', menus('Deals', 'Services'))).toBe(0)
  expect(titles()).toEqual(before)
})

test('E-19 menus put back as they were seeded are nobody’s again', async () => {
  await seedOfBefore()
  await write([{ patch: { id: 'navigation', set: { menus: [] } } }])
  await write([{ patch: { id: 'navigation', set: { menus: menus('Deals').menus } } }])
  expect(await startWith('second', menus('Services'))).toBe(1)
})

test('E-19 content that was imported in place of the seed is left as it is', async () => {
  await write([{ create: menus('Theirs') }])
  expect(await startWith('second', menus('Deals'))).toBe(0)
  expect(titles()).toEqual(['Theirs'])
})
