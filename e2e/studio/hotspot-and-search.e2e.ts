import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deleteDocuments, publishSampleGuide, sampleGuide } from '../larkway/sample-guide.ts'
import { studioDocument } from '../pages/studio-document.ts'
import { expect, test } from './studio-test.ts'

const picture = path.resolve(
  import.meta.dirname,
  '../../seed/content/images/lease-and-pcp-payments.png',
)

type Pictured = { cover: { hotspot: { x: number; y: number } } }

test('an editor says what of a picture must stay visible @whole', async ({ page, client }) => {
  const guide = sampleGuide(`Guide with a picture ${Date.now()}`)
  const asset = await client.assets.upload('image', readFileSync(picture))
  await publishSampleGuide(client, guide, 'A guide whose picture is cut on small screens.')
  const cover = {
    _type: 'image',
    alt: 'Bars of prices.',
    asset: { _type: 'reference', _ref: asset._id },
    hotspot: { _type: 'sanity.imageHotspot', x: 0.5, y: 0.5, width: 0.3, height: 0.3 },
    crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0 },
  }
  await client.patch(guide.id).set({ cover }).commit()
  const hotspot = async (id: string) => (await client.getDocument<Pictured>(id))?.cover.hotspot
  try {
    const studio = studioDocument(page)
    await studio.open('guide', guide.id)
    await studio.tab('About the guide').click()
    await page.getByRole('button', { name: 'Open image edit dialog' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit hotspot and crop' })
    // The picture with its handles is a drawing within a drawing, as no icon is.
    const drawn = dialog.locator('svg svg').first()
    await expect(async () => {
      const box = (await drawn.boundingBox())!
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.35, box.y + box.height / 2, { steps: 8 })
      await page.mouse.up()
      await expect
        .poll(async () => (await hotspot(`drafts.${guide.id}`))?.x, { timeout: 5_000 })
        .toBeLessThan(0.45)
    }).toPass()
    await dialog.getByRole('button', { name: 'Close dialog' }).click()
    await studio.publishNow()
    await expect.poll(async () => (await hotspot(guide.id))?.x).toBeLessThan(0.45)
  } finally {
    await deleteDocuments(client, [guide.id])
  }
})

test('an editor finds a document by words of its text, and asks the lake in its own language @whole', async ({
  page,
  client,
}) => {
  const guide = sampleGuide(`Guide to be found ${Date.now()}`)
  await publishSampleGuide(client, guide, 'Nobody else writes of marchpane and quinces.')
  try {
    const studio = studioDocument(page)
    await studio.open('guide', guide.id)
    await expect(studio.textbox('Title')).toBeEditable()
    const words = page.getByPlaceholder('Search', { exact: true })
    const found = page.getByTestId('search-results')
    // While lists and forms still arrive the search may close again: then it is opened again.
    await expect(async () => {
      if (!(await words.isVisible())) {
        await page.getByRole('button', { name: 'Open search' }).click({ timeout: 5_000 })
      }
      await words.fill('quinces marchp*', { timeout: 5_000 })
      await expect(found).toContainText(guide.title, { timeout: 10_000 })
    }).toPass()
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(found).toBeHidden({ timeout: 2_000 })
    }).toPass()

    await page.getByRole('link', { name: 'Queries', exact: true }).click()
    const query = page.locator('.cm-content').first()
    await query.click()
    await expect(query).toBeFocused()
    await page.keyboard.type(`*[_id == "${guide.id}"]{ author`)
    await expect(query).toContainText('author')
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page.getByTestId('vision-result')).toContainText('The tests')
  } finally {
    await deleteDocuments(client, [guide.id])
  }
})
