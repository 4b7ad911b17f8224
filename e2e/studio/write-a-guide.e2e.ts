import path from 'node:path'
import type { Page } from '@playwright/test'
import { deleteDocuments, sampleGuide } from '../larkway/sample-guide.ts'
import { studioDocument } from '../pages/studio-document.ts'
import { expect, test } from './studio-test.ts'

const picture = path.resolve(
  import.meta.dirname,
  '../../seed/content/images/lease-and-pcp-payments.png',
)

test('an editor writes a guide with a picture and a table, publishes it and takes it back', async ({
  page,
  request,
  client,
}) => {
  const guide = sampleGuide(`Guide number ${Date.now()}`)
  const studio = studioDocument(page)
  const statusOf = async () => (await request.get(guide.path)).status()

  await test.step('writes', async () => {
    await studio.create('guide')
    await studio.textbox('Title').fill(guide.title)
    await studio.textbox('Summary').fill('Written in the Studio by a test.')
    await studio.writeText('What somebody ought to know.')
    await writeTable(page)
  })
  await test.step('cannot publish before everything is said', async () => {
    await studio.tab('About the guide').click()
    await expect(studio.publish).toBeDisabled()
    await page.getByRole('button', { name: 'Generate' }).click()
    await page.getByRole('combobox', { name: 'Category' }).fill('Leasing explained')
    await page.getByRole('option', { name: /^Leasing explained/ }).click()
    await page.getByTestId('file-button-input').setInputFiles(picture)
    await expect(page.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
    await studio.textbox('Description of the picture').fill('Five stacks of coins.')
    await studio.textbox('Author').fill('The tests')
    await studio.writeDate('First published', '2026-11-01')
    await studio.writeDate('Last checked', '2026-11-02')
    await expect(studio.publish).toBeEnabled()
    expect(await statusOf(), 'a draft is nobody’s business').toBe(404)
  })
  await test.step('publishes', async () => {
    await studio.publishNow()
    await expect.poll(statusOf, soon).toBe(200)
  })
  await test.step('sees it on the site', async () => {
    const visitor = await page.context().newPage()
    const pictures: string[] = []
    visitor.on('request', (asked) => {
      if (asked.resourceType() === 'image') pictures.push(asked.url())
    })
    await visitor.goto(guide.path)
    const main = visitor.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(guide.title)
    await expect(main.getByText('What somebody ought to know.')).toBeVisible()
    const table = main.getByRole('table', { name: 'What it costs' })
    await expect(table.getByRole('columnheader')).toHaveText(['Month', 'Price'])
    await expect(table.getByRole('row').last()).toHaveText(/First.*£200/)
    const cover = main.getByRole('img', { name: 'Five stacks of coins.' })
    await expect(cover).toHaveJSProperty('complete', true)
    expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(new Set(pictures.map((url) => new URL(url).origin))).toEqual(
      new Set([new URL(visitor.url()).origin]),
    )
    await visitor.close()
  })
  await test.step('unpublishes', async () => {
    await studio.showPublished()
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Unpublish/ })
      .click()
    await expect.poll(statusOf, soon).toBe(410)
  })
  await deleteDocuments(client, [studio.id()])
})

const soon = { timeout: 30_000, intervals: [250] }

/** A table of two columns and one row, as an editor makes it. */
async function writeTable(page: Page): Promise<void> {
  const studio = studioDocument(page)
  await studio.richText.getByRole('button', { name: 'Insert Table (block)' }).click()
  await studio.textbox('Caption').fill('What it costs')
  for (const heading of ['Month', 'Price']) await studio.addText('Column headings', heading)
  const rows = page.getByRole('group').filter({ has: page.getByText('Rows', { exact: true }) })
  await rows.last().getByRole('button', { name: 'Add item' }).click()
  for (const cell of ['First', '£200']) await studio.addText('Cells', cell)
  // The row's dialog stands over the table's.
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close dialog' })
  await expect(async () => {
    if ((await close.count()) > 0) await close.last().click({ timeout: 2_000 })
    await expect(close).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}
