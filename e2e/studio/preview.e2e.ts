import { config } from '../config.ts'
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

test('E-18 the preview shows what is published or what is drafted, as the editor chooses @whole', async ({
  page,
  client,
}) => {
  const guide = sampleGuide(`Guide of two perspectives ${Date.now()}`)
  const published = 'Written by a test and deleted by it.'
  await publishSampleGuide(client, guide, 'Seen in both.')
  const document = (await client.getDocument(guide.id))!
  await client.create({ ...document, _id: `drafts.${guide.id}`, summary: 'Unpublished words.' })
  const preview = studioPreview(page)
  try {
    await preview.open(guide.path)
    await expect(preview.site.getByText('Unpublished words.').first()).toBeVisible()
    await expect(preview.notice).toContainText('unpublished content')

    await preview.choosePerspective('Published')
    await expect(preview.site.getByText(published).first()).toBeVisible()
    await expect(preview.site.getByText('Unpublished words.')).toHaveCount(0)
    await expect(preview.notice).toContainText('what is published')

    await test.step('it stays so on the next page and in another tab', async () => {
      const other = await page.context().newPage()
      await other.goto(guide.path)
      await expect(other.getByText(published).first()).toBeVisible()
      await expect(other.getByText('Unpublished words.')).toHaveCount(0)
      await other.close()
    })

    await preview.choosePerspective('Drafts')
    await expect(preview.site.getByText('Unpublished words.').first()).toBeVisible()
  } finally {
    await deleteDocuments(client, [guide.id])
  }
})

test('the Studio hears which page the preview shows, by the address that visitors know @whole', async ({
  page,
}) => {
  const preview = studioPreview(page)
  const shown = () => new URL(page.url()).searchParams.get('preview')
  // A list with a query is served by another route, whose path nobody sees.
  await preview.open('/compare-car-leasing?stock=1')
  await expect
    .poll(shown, soon)
    .toContain(new URL('/compare-car-leasing?stock=1', config.siteUrl).href)
  await preview.site.locator('header a[href="/"]').first().click()
  await expect.poll(shown, soon).toBe(new URL('/', config.siteUrl).href)
})

test('E-18 nobody chooses a perspective outside the preview', async ({ request }) => {
  const answer = await request.post('/site/draft/perspective', {
    data: 'published',
    headers: { origin: new URL(config.siteUrl).origin },
  })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('the preview opens for nobody without the Studio’s secret', async ({ request }) => {
  const answer = await request.get('/site/draft/enable?sanity-preview-secret=guessed', {
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(401)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

const soon = { timeout: 30_000, intervals: [250] }
