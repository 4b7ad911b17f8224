import type { Page } from '@playwright/test'
import { deleteDocuments, publishSampleGuide, sampleGuide } from '../larkway/sample-guide.ts'
import { studioDocument } from '../pages/studio-document.ts'
import { expect, test } from './studio-test.ts'

const soon = { timeout: 30_000, intervals: [250] }

test('an editor looks at changes, discards them, and brings an earlier revision back @whole', async ({
  page,
  request,
  client,
}) => {
  const guide = sampleGuide(`Guide with a past ${Date.now()}`)
  const studio = studioDocument(page)
  const summary = studio.textbox('Summary')
  await publishSampleGuide(client, guide, 'Only the summary changes.')
  try {
    await test.step('publishes twice', async () => {
      await studio.open('guide', guide.id)
      for (const text of ['The earlier summary.', 'The later summary.']) {
        await summary.fill(text)
        await studio.publishNow()
      }
      await expect.poll(() => pageText(), soon).toContain('The later summary.')
    })
    await test.step('sees what a draft changes, and discards it', async () => {
      await summary.fill('The later summary, only louder.')
      await studio.status.click()
      await page.getByRole('tab', { name: 'Review changes' }).click()
      const changes = page.getByRole('tabpanel')
      await expect(changes.getByRole('insertion')).toHaveText(/, only louder/)
      await studio.choose(/^Discard changes/)
      await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
      await expect(summary).toHaveValue('The later summary.')
    })
    await test.step('brings the earlier revision back and publishes it', async () => {
      await page.getByRole('tab', { name: 'History' }).click()
      await revision(page, 1).click()
      await expect(summary).toHaveValue('The earlier summary.')
      await page.getByRole('button', { name: 'Revert to revision' }).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(summary).toHaveValue('The earlier summary.')
      await studio.publishNow()
      await expect.poll(() => pageText(), soon).toContain('The earlier summary.')
    })
  } finally {
    await deleteDocuments(client, [guide.id])
  }

  async function pageText() {
    return (await request.get(guide.path)).text()
  }
})

/** The publishings of a document, newest first. */
function revision(page: Page, index: number) {
  return page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Published/ })
    .nth(index)
}
