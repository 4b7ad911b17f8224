import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDocumentStore } from '#content-lake/store/document-store.ts'
import { lakeProcess, type LakeProcess } from '#content-lake/test/environments/lake-process.ts'
import { readConfig } from '#leasing-api/config.ts'
import { type ApiProcess, startApiProcess } from '#leasing-api/test/kills/api-process.ts'
import { smallPlace } from '#leasing-api/test/kills/small-place.ts'
import { lostOrders, visitors } from '#leasing-api/test/kills/visitors.ts'
import { makeBackup } from './make-backup.ts'
import { differences, manifestName, readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { copyEmbeddedContent, copyLeasingDatabase } from './running-parts.ts'

let place: Awaited<ReturnType<typeof smallPlace>>
let lake: LakeProcess
let api: ApiProcess
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'larkway-backup-'))
  place = await smallPlace(null)
  lake = await lakeProcess({ LARKWAY_DATA: place.dataFolder })
  ;[api] = await Promise.all([startApiProcess(place), lake.start()])
})
afterAll(async () => {
  await Promise.all([api.kill(), lake.remove()])
  for (const each of [folder, place.dataFolder]) rmSync(each, { recursive: true, force: true })
})

/** Writes documents, and every tenth time a file, until it is stopped. */
function editor(url: string, token: string) {
  const client = createClient({
    projectId: 'larkway',
    dataset: 'production',
    apiVersion: '2026-11-01',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    token,
  })
  let isOver = false
  const written: string[] = []
  const done = (async () => {
    for (let at = 0; !isOver; at++) {
      const _id = `note-${at}`
      await client.create({ _id, _type: 'note', text: `Written as number ${at}` })
      if (at % 10 === 0) await client.assets.upload('file', Buffer.from(`File ${at}`))
      written.push(_id)
    }
  })()
  return {
    written,
    stop: async () => {
      isOver = true
      await done
    },
  }
}

const backupTo = (target: string) =>
  makeBackup({
    dataFolder: place.dataFolder,
    target,
    now: new Date(),
    copyDatabase: () =>
      copyLeasingDatabase(
        readConfig({ LARKWAY_DATA: place.dataFolder, LEASING_API_PORT: String(place.port) }),
      ),
    copyContent: () =>
      copyEmbeddedContent({
        LARKWAY_DATA: place.dataFolder,
        CONTENT_LAKE_PORT: String(lake.port),
      } as never),
  })

test('C-151 C-152 a back-up taken while orders and texts are written holds all that was acknowledged before, and is restored whole elsewhere', async () => {
  const token = readFileSync(path.join(place.dataFolder, 'content-token'), 'utf8').trim()
  const [buying, writing] = [visitors(api.url), editor(lake.url, token)]
  while (buying.acknowledged.length < 5 || writing.written.length < 30) await wait(20)
  const before = { orders: [...buying.acknowledged], notes: [...writing.written] }
  const target = path.join(folder, 'first')
  const manifest = await backupTo(target)
  await Promise.all([buying.stop(), writing.stop()])
  expect(buying.acknowledged.length).toBeGreaterThan(before.orders.length)
  expect(manifest.files).toEqual(expect.arrayContaining(['secrets.json', 'content-token']))

  const elsewhere = path.join(folder, 'elsewhere')
  const restored = await restoreBackup(target, elsewhere, { mayReplace: false, now: new Date() })
  expect(restored).toEqual({ manifest, movedTo: null })
  expect(manifest.leasing!['orders']).toBeGreaterThanOrEqual(before.orders.length)
  const store = openDocumentStore(path.join(elsewhere, 'content', 'production.sqlite'))
  expect(before.notes.filter((id) => !store.documents.has(id))).toEqual([])
  store.close()
  const again = await startApiProcess({ ...place, dataFolder: elsewhere, port: place.port + 1 })
  expect(await lostOrders(again.url, before.orders)).toEqual([])
  await again.kill()
})

test('C-151 C-152 one is not written over another, nor restored over data or beneath a running Larkway', async () => {
  const [target, elsewhere] = [path.join(folder, 'first'), path.join(folder, 'elsewhere')]
  const now = new Date('2026-11-25T10:00:00Z')
  await expect(backupTo(target)).rejects.toThrow('is there already. Give another name with --to.')
  await expect(restoreBackup(target, place.dataFolder, { mayReplace: true, now })).rejects.toThrow(
    /is in use by process \d+\. Stop it/,
  )
  await expect(restoreBackup(target, elsewhere, { mayReplace: false, now })).rejects.toThrow(
    /There are data in .* already\. Name an empty folder with LARKWAY_DATA, or add --replace/,
  )
  // What is missing afterwards is named, and what stood there before is still there.
  const manifest = readManifest(target)
  const orders = manifest.leasing!['orders']!
  const more = { ...manifest, leasing: { ...manifest.leasing, orders: orders + 1 } }
  writeFileSync(path.join(target, manifestName), JSON.stringify(more))
  await expect(restoreBackup(target, elsewhere, { mayReplace: true, now })).rejects.toThrow(
    `leasing database: orders has ${orders}, and should have ${orders + 1}`,
  )
  expect(existsSync(path.join(`${elsewhere}.before-2026-11-25T10-00-00`, 'secrets.json'))).toBe(
    true,
  )
})

test('C-152 a part that is not there differs in all it has', () => {
  const content = { documents: 1, transactions: 2, assets: 3 }
  const leasing = { orders: 4 }
  expect(differences({ leasing, content }, { leasing, content })).toEqual([])
  expect(differences({ leasing: null, content }, { leasing, content: null })).toHaveLength(3)
})

test.each([
  ['no back-up', null, 'is no back-up: there is no larkway-backup.json in it.'],
  ['one of a newer version', '{"format":2}', 'was written by a newer version of Larkway.'],
])('C-152 a folder that is %s is refused', (_, text, message) => {
  const refused = mkdtempSync(path.join(folder, 'refused-'))
  if (text !== null) writeFileSync(path.join(refused, manifestName), text)
  expect(() => readManifest(refused)).toThrow(message)
})
