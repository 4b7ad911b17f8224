import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mutation } from '../mutations/mutation.ts'
import { transact } from '../mutations/transact.ts'
import { type DocumentStore, openDocumentStore } from '../store/document-store.ts'
import { clearContactCopies } from './clear-contact-copies.ts'
import { seedTransaction } from './seed-when-empty.ts'

let folder: string
let store: DocumentStore
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-copies-'))
  store = openDocumentStore(path.join(folder, 'test.sqlite'))
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const now = () => new Date('2026-11-22T12:00:00.000Z')

async function write(mutations: Mutation[], transactionId?: string) {
  await transact(store, { identity: 'somebody', now, transactionId }, (set) => {
    for (const mutation of mutations) set.apply(mutation)
  })
}

const hours = [
  { _type: 'openingHours', _key: 'weekdays', days: 'Weekdays', opens: '09:00', closes: '17:30' },
]
const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  phone: '020 7946 0123',
  contactHours: hours,
  footerStatement: 'Larkway is a credit broker.',
}
const own = { ...settings, _id: 'storefront-larkway', _type: 'storefront', layout: 'default' }
const partner = {
  ...own,
  _id: 'storefront-oakmoney',
  phone: '020 7946 0789',
  footerStatement: 'Oak Money shows this.',
}

/** What earlier versions wrote into a fresh data folder. */
const seedOfBefore = () =>
  write(
    [settings, own, partner].map((create) => ({ create })),
    seedTransaction,
  )

const detailsOf = (id: string) => {
  const { phone, contactHours, footerStatement } = store.documents.get(id)!
  return { phone, contactHours, footerStatement }
}
const nothing = { phone: undefined, contactHours: undefined, footerStatement: undefined }

test('E-17 unchanged copies of Site settings leave our own storefront, and the hours a partner’s', async () => {
  await seedOfBefore()
  expect(await clearContactCopies(store, now)).toBe(2)
  expect(detailsOf(own._id)).toEqual(nothing)
  expect(detailsOf(partner._id)).toEqual({
    phone: '020 7946 0789',
    contactHours: undefined,
    footerStatement: 'Oak Money shows this.',
  })
})

test('E-17 also after Site settings were edited, which the copies had hidden', async () => {
  await seedOfBefore()
  await write([{ patch: { id: 'siteSettings', set: { phone: '020 7946 0001' } } }])
  await clearContactCopies(store, now)
  expect(detailsOf(own._id)).toEqual(nothing)
})

test('E-17 drafts and versions are cleared like what is published, what an editor wrote stays', async () => {
  await seedOfBefore()
  const drafted = { ...own, _id: `drafts.${own._id}`, phone: '020 7946 0002' }
  await write([{ create: drafted }, { create: { ...own, _id: `versions.spring.${own._id}` } }])
  await clearContactCopies(store, now)
  expect(detailsOf(drafted._id)).toEqual({ ...nothing, phone: '020 7946 0002' })
  expect(detailsOf(`versions.spring.${own._id}`)).toEqual(nothing)
})

test('E-17 it happens once: what an editor puts back stays', async () => {
  await seedOfBefore()
  await clearContactCopies(store, now)
  await write([{ patch: { id: own._id, set: { phone: settings.phone } } }])
  expect(await clearContactCopies(store, now)).toBe(0)
  expect(detailsOf(own._id).phone).toBe(settings.phone)
})

test('E-17 content that was imported in place of the seed is left as it is', async () => {
  await write([settings, own].map((create) => ({ create })))
  expect(await clearContactCopies(store, now)).toBe(0)
  expect(detailsOf(own._id).phone).toBe(settings.phone)
})
