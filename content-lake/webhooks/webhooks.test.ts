import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demonstration, type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'
import { type WebhookReceiver, webhookReceiver } from '../test/environments/webhook-receiver.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: WebhookReceiver
let lake: LakeProcess

beforeEach(async () => {
  site = await webhookReceiver()
  lake = await lakeProcess({ ...demonstration, SITE_URL: site.url })
})
afterEach(async () => {
  await lake.remove()
  await site.close().catch(() => null)
})

const editor = () => lake.client({ withToken: true, perspective: 'raw' })
const ids = () => site.received.map(({ document }) => document._id)

test('a published change is told, signed; drafts and the seed are not', async () => {
  await lake.start()
  await editor().create({ _id: 'drafts.quiet', _type: 'note' })
  await editor().patch('claim-eligibility').set({ text: 'Changed' }).commit()
  const { headers, body, document } = await site.next(() => true)
  // Nothing of its content: a document of any size can be told.
  expect(Object.keys(document)).toEqual(['_id', '_type', '_rev'])
  expect(document).toMatchObject({ _id: 'claim-eligibility', _type: 'marketingClaim' })
  const signature = String(headers[SIGNATURE_HEADER_NAME])
  expect(await isValidSignature(body, signature, 'test-secret')).toBe(true)
  expect(await isValidSignature(body, signature, 'another-secret')).toBe(false)
  expect(ids()).toEqual(['claim-eligibility'])
})

test('a deleted document is told with its type', async () => {
  await lake.start()
  await editor().create({ _id: 'gone', _type: 'note', text: 'last' })
  await site.next(({ document }) => document._id === 'gone')
  await editor().delete('gone')
  const { headers, document } = await site.next(
    ({ headers: sent }) => sent['sanity-operation'] === 'delete',
  )
  expect(document).toMatchObject({ _id: 'gone', _type: 'note' })
  expect(headers['sanity-document-id']).toBe('gone')
})

test('unpublishing is told as a deletion, and the draft that remains is not', async () => {
  await lake.start()
  await editor().create({ _id: 'leaf', _type: 'leaf' })
  await site.next(({ document }) => document._id === 'leaf')
  await editor().action({
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.leaf',
    publishedId: 'leaf',
  })
  await site.next(({ headers }) => headers['sanity-operation'] === 'delete')
  expect(await editor().getDocument('drafts.leaf')).toMatchObject({ _type: 'leaf' })
  expect(ids()).toEqual(['leaf', 'leaf'])
})

test('many changes at once are one call, which stands for everything', async () => {
  await lake.start()
  const transaction = editor().transaction()
  for (let n = 0; n < 40; n += 1) transaction.create({ _id: `leaf-${n}`, _type: 'leaf' })
  await transaction.commit()
  const { headers, document } = await site.next(() => true)
  expect(document).toMatchObject({ _id: 'all', _type: 'all' })
  expect(headers['sanity-operation']).toBe('update')
  await editor().create({ _id: 'after', _type: 'leaf' })
  await site.next(({ document: next }) => next._id === 'after')
  expect(ids()).toEqual(['all', 'after'])
})

test('a failing site is told again until it listens, each document once as it is then', async () => {
  await lake.start()
  site.answerWith(500)
  await editor().create({ _id: 'kept', _type: 'note', text: 'one' })
  const { _rev } = await editor().patch('kept').set({ text: 'two' }).commit()
  await new Promise((resolve) => setTimeout(resolve, 300))
  site.answerWith(200)
  const { document } = await site.next(() => true)
  expect(document._rev).toBe(_rev)
  expect(ids()).toEqual(['kept'])
})

test('a document that became another type is told as everything', async () => {
  await lake.start()
  await editor().create({ _id: 'turned', _type: 'faq' })
  await site.next(({ document }) => document._id === 'turned')
  await editor().createOrReplace({ _id: 'turned', _type: 'banner' })
  await site.next(({ document }) => document._type === 'all')
  expect(ids()).toEqual(['turned', 'all'])
})

test('what could not be told is told after a restart, even after kill -9', async () => {
  await lake.start()
  site.answerWith(503)
  await editor().create({ _id: 'late', _type: 'note' })
  await lake.stop('SIGKILL')
  site.answerWith(200)
  await lake.start()
  await site.next(({ document }) => document._id === 'late')
  await lake.stop()
  await lake.start()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(ids()).toEqual(['late'])
})
