import { deleteDocuments, publishSampleGuide, sampleGuide } from '../larkway/sample-guide.ts'
import { studioDocument } from '../pages/studio-document.ts'
import { answerForElsewhere, expect, test } from './studio-test.ts'

test('two editors write in one guide at the same time; each sees the other, and nothing is lost @whole', async ({
  browser,
  page,
  client,
}) => {
  const guide = sampleGuide(`Guide of two editors ${Date.now()}`)
  await publishSampleGuide(client, guide, 'Written by both.')
  const otherContext = await browser.newContext()
  try {
    await answerForElsewhere(otherContext)
    const otherPage = await otherContext.newPage()
    const [one, other] = [studioDocument(page), studioDocument(otherPage)]
    await Promise.all([one.open('guide', guide.id), other.open('guide', guide.id)])
    await expect(one.textbox('Summary')).toBeEditable()
    await expect(other.textbox('Title')).toBeEditable()

    await test.step('one sees where the other is', async () => {
      await other.textbox('Title').click()
      await expect(one.others.first()).toBeVisible()
    })
    await test.step('both type at once, in two fields', async () => {
      await one.textbox('Summary').fill('')
      await other.textbox('Title').press('End')
      await Promise.all([
        one.textbox('Summary').pressSequentially('The first editor sums it up.', { delay: 30 }),
        other.textbox('Title').pressSequentially(' together', { delay: 60 }),
      ])
      for (const studio of [one, other]) {
        await expect(studio.textbox('Summary')).toHaveValue('The first editor sums it up.')
        await expect(studio.textbox('Title')).toHaveValue(`${guide.title} together`)
      }
    })
    await test.step('what one publishes, the other has', async () => {
      const both = { title: `${guide.title} together`, summary: 'The first editor sums it up.' }
      await expect.poll(() => client.getDocument(`drafts.${guide.id}`)).toMatchObject(both)
      await one.publishNow()
      await expect.poll(() => client.getDocument(guide.id)).toMatchObject(both)
      expect(await client.getDocument(`drafts.${guide.id}`), 'nothing left over').toBeUndefined()
      await expect(other.publish).toBeDisabled()
    })
  } finally {
    await otherContext.close()
    await deleteDocuments(client, [guide.id])
  }
})
