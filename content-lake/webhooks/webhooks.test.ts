import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LakeProcess, lakeProcess } from '../testing/lake-process.ts'
import { type WebhookReceiver, webhookReceiver } from '../testing/webhook-receiver.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: WebhookReceiver
let lake: LakeProcess

beforeEach(async () => {
  site = await webhookReceiver()
  lake = await lakeProcess({ SITE_URL: site.url })
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
  expect(document).toMatchObject({
    _id: 'claim-eligibility',
    _type: 'marketingClaim',
    text: 'Changed',
  })
  const signature = String(headers[SIGNATURE_HEADER_NAME])
  expect(await isValidSignature(body, signature, 'test-secret')).toBe(true)
  expect(await isValidSignature(body, signature, 'another-secret')).toBe(false)
  expect(ids()).toEqual(['claim-eligibility'])
})

test('a deleted document is told as it last was', async () => {
  await lake.start()
  await editor().create({ _id: 'gone', _type: 'note', text: 'last' })
  await site.next(({ document }) => document._id === 'gone')
  await editor().delete('gone')
  const { headers, document } = await site.next(
    ({ headers: sent }) => sent['sanity-operation'] === 'delete',
  )
  expect(document).toMatchObject({ _id: 'gone', text: 'last' })
  expect(headers['sanity-document-id']).toBe('gone')
})

test('a failing site is told again until it listens, each document once as it is then', async () => {
  await lake.start()
  site.answerWith(500)
  await editor().create({ _id: 'kept', _type: 'note', text: 'one' })
  await editor().patch('kept').set({ text: 'two' }).commit()
  await new Promise((resolve) => setTimeout(resolve, 300))
  site.answerWith(200)
  const { document } = await site.next(() => true)
  expect(document.text).toBe('two')
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
