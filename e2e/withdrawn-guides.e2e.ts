import { config } from './config.ts'
import { contentClient } from './larkway/content-client.ts'
import { deleteDocuments, publishSampleGuide, sampleGuide } from './larkway/sample-guide.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test('R-45 a guide that was published once is gone, one that never was is not found @wide', async ({
  page,
  request,
}) => {
  test.skip(config.throwawayData === null, 'this Larkway was not started by npm test')
  const client = contentClient(config.throwawayData!)
  const guide = sampleGuide(`Guide to withdraw ${Date.now()}`)
  const soon = { timeout: 30_000, intervals: [250] }
  const statusOf = async (headers: Record<string, string> = {}) =>
    (await request.get(guide.path, { headers })).status()
  const asMarkdown = { accept: 'text/markdown' }
  expect(await statusOf()).toBe(404)
  await publishSampleGuide(client, guide, 'Here for a moment.')
  await expect.poll(statusOf, soon).toBe(200)
  await deleteDocuments(client, [guide.id])
  await expect.poll(statusOf, soon).toBe(410)
  // Cached or not.
  expect(await statusOf()).toBe(410)
  expect(await statusOf(asMarkdown)).toBe(410)
  await page.goto(guide.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This guide was withdrawn')
  await expectSound(page)
})
