import { demonstration, lakeProcess } from '#content-lake/test/environments/lake-process.ts'
import { publishSampleGuide, sampleGuide } from '../larkway/sample-guide.ts'
import { studioDocument } from '../pages/studio-document.ts'
import { expect, test } from './studio-test.ts'

test('the lake is killed under an open Studio and started again: the editor goes on, nothing is lost @whole', async ({
  page,
  complaints,
}) => {
  // One of its own: the site and all other tests need theirs.
  const lake = await lakeProcess({ ...demonstration, CONTENT_LAKE_URL: '' })
  try {
    await lake.start()
    const client = lake.client({ withToken: true, perspective: 'raw' })
    const guide = sampleGuide('A guide and a crash')
    const summaryOf = async (id: string) => (await client.getDocument(id))?.summary as string
    await publishSampleGuide(client, guide, 'The lake ends while this is open.')
    const studio = studioDocument(page, `http://localhost:${lake.port}/studio`)
    const summary = studio.textbox('Summary')
    await studio.open('guide', guide.id)
    await summary.fill('Saved before the crash.')
    await expect.poll(() => summaryOf(`drafts.${guide.id}`)).toBe('Saved before the crash.')

    await summary.press('End')
    await summary.pressSequentially(' Typed right before it.')
    await lake.stop('SIGKILL')
    // Until the Studio notices it takes more; what it took it has to keep.
    await page.keyboard.type(' Typed while it was down.')
    await expect(summary).not.toBeEditable()
    const typed = await summary.inputValue()
    expect(typed).toContain('Saved before the crash. Typed right before it.')
    await lake.start()
    // The browser's lines about a server that was not there.
    await expect(summary).toBeEditable()
    complaints.length = 0

    await expect(summary).toHaveValue(typed)
    await expect.poll(() => summaryOf(`drafts.${guide.id}`)).toBe(typed)
    await summary.fill('Written after the crash.')
    await studio.publishNow()
    await expect.poll(() => summaryOf(guide.id)).toBe('Written after the crash.')
  } finally {
    await page.close()
    await lake.remove()
  }
})
