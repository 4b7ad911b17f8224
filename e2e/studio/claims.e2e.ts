import type { APIRequestContext } from '@playwright/test'
import { deleteDocuments, publishSampleGuide, sampleGuide } from '../larkway/sample-guide.ts'
import { studioDocument } from '../pages/studio-document.ts'
import { expect, test } from './studio-test.ts'

const soon = { timeout: 30_000, intervals: [250] }

test('a claim that is edited changes on every page that uses it, by key or by reference', async ({
  page,
  request,
  client,
  car,
}) => {
  const guide = sampleGuide(`Guide with a claim ${Date.now()}`)
  const id = 'claim-delivery-included'
  const before = await client.getDocument<{ text: string }>(id)
  const now = `Delivery to your door is included, as a test wrote at ${Date.now()}.`
  const addresses = ['/', `/vehicles/${car.capId}/offers`, guide.path]
  await publishSampleGuide(client, guide, 'A guide that leans on a claim.')
  await client
    .patch(guide.id)
    .append('body', [
      { _type: 'claimNote', _key: 'claim', claim: { _type: 'reference', _ref: id } },
    ])
    .commit()
  try {
    // Each is rendered once before, so that a page kept too long would show.
    for (const address of addresses) {
      await expect.poll(() => pageText(request, address), soon).toContain(before!.text)
    }
    const studio = studioDocument(page)
    await studio.open('marketingClaim', id)
    await studio.textbox('Text').fill(now)
    for (const address of addresses) {
      expect(await pageText(request, address), 'a draft').not.toContain(now)
    }
    await studio.publishNow()
    for (const address of addresses) {
      await expect.poll(() => pageText(request, address), soon).toContain(now)
    }
  } finally {
    await client.patch(id).set({ text: before!.text }).commit()
    await deleteDocuments(client, [`drafts.${id}`, guide.id])
  }
})

/** What a visitor reads there; apostrophes as they are written. */
async function pageText(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text()
}
