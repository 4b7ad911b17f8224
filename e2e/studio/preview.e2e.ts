import { deleteDocuments, publishSampleGuide, sampleGuide } from '../larkway/sample-guide.ts'
import { studioDocument } from '../pages/studio-document.ts'
import { studioPreview } from '../pages/studio-preview.ts'
import { expect, test } from './studio-test.ts'

test('in the preview a click on a text opens its field, and what is typed there shows in the preview alone', async ({
  page,
  request,
  client,
}) => {
  const guide = sampleGuide(`Guide to look at ${Date.now()}`)
  await publishSampleGuide(client, guide, 'Seen before it is published.')
  const preview = studioPreview(page)
  const studio = studioDocument(page)
  try {
    await preview.open(guide.path)
    await expect(preview.site.getByRole('heading', { level: 1 })).toContainText(guide.title)
    // Texts can be read before the overlays are there to take a click: an editor clicks again.
    await expect(async () => {
      await preview.site.getByText('Written by a test and deleted by it.').first().click()
      await expect(studio.textbox('Summary')).toBeFocused({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
    await studio.textbox('Summary').fill('Unpublished words.')
    await expect(preview.site.getByText('Unpublished words.').first()).toBeVisible()
    expect(await (await request.get(guide.path)).text()).not.toContain('Unpublished words.')

    expect(await preview.marksInAttributes(), 'marks where they would break something').toEqual([])
    await studio.publishNow()
    await expect
      .poll(async () => (await request.get(guide.path)).text(), soon)
      .toContain('Unpublished words.')
  } finally {
    await deleteDocuments(client, [guide.id])
  }
})

test('the preview opens for nobody without the Studio’s secret', async ({ request }) => {
  const answer = await request.get('/site/draft/enable?sanity-preview-secret=guessed', {
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(401)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

const soon = { timeout: 30_000, intervals: [250] }
