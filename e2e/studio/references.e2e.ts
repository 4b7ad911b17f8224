import { studioDocument } from '../pages/studio-document.ts'
import { expect, test } from './studio-test.ts'

test('a document that others refer to is not deleted, and the editor is told which they are @whole', async ({
  page,
  request,
  client,
}) => {
  const id = 'guide-category-leasing-explained'
  const studio = studioDocument(page)
  await studio.openIn('guides;all-guideCategory', id)
  await studio.choose(/^Delete/)
  const dialog = page.getByRole('dialog', { name: 'Delete document?' })
  await expect(dialog).toContainText('What is an initial rental, and how much should you pay?')
  await dialog.getByRole('button', { name: 'Delete anyway' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /refer/i }).first()).toBeVisible()
  expect(await client.getDocument(id)).toMatchObject({ title: 'Leasing explained' })
  expect((await request.get('/car-leasing-guides/leasing-explained')).status()).toBe(200)
})
