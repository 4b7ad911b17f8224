import { deleteDocuments, publishSampleGuide, sampleGuide } from '../larkway/sample-guide.ts'
import { studioPreview } from '../pages/studio-preview.ts'
import { expect, test } from './studio-test.ts'

const previewCookies = ['__prerender_bypass', 'sanity-preview-perspective']

test('whoever leaves the preview sees published words only, and is known as an editor no longer @whole', async ({
  page,
  context,
  client,
}) => {
  const guide = sampleGuide(`Guide to leave ${Date.now()}`)
  const published = 'Written by a test and deleted by it.'
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name)
  await publishSampleGuide(client, guide, 'Left as it was.')
  const document = (await client.getDocument(guide.id))!
  await client.create({ ...document, _id: `drafts.${guide.id}`, summary: 'Unpublished words.' })
  try {
    await test.step('the preview is opened from the Studio, and stays open in another tab', async () => {
      const preview = studioPreview(page)
      await preview.open(guide.path)
      await expect(preview.site.getByText('Unpublished words.').first()).toBeVisible()
      await expect(preview.leave, 'the Studio has a way out of its own').toHaveCount(0)
      await page.goto(guide.path)
      await expect(page.getByText('Unpublished words.').first()).toBeVisible()
      expect(await cookieNames()).toEqual(expect.arrayContaining(previewCookies))
    })
    await test.step('left', async () => {
      await page.getByRole('link', { name: 'Leave the preview' }).click()
      await expect(page.getByText(published).first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(guide.path)
      await expect(page.getByText('Unpublished words.')).toHaveCount(0)
      await expect(page.getByText('You see unpublished content.')).toHaveCount(0)
      const left = (await cookieNames()).filter((name) => previewCookies.includes(name))
      expect(left).toEqual([])
    })
    await test.step('and stays left', async () => {
      const again = (await page.reload())!
      expect(again.headers()['x-frame-options']).toBe('DENY')
      expect(await again.text()).not.toContain('Unpublished words.')
    })
  } finally {
    await deleteDocuments(client, [guide.id])
  }
})
