import { knownPages, pageKinds } from './larkway/known-pages.ts'
import { codeSentTo } from './larkway/outbox.ts'
import { newVisitor } from './larkway/visitor.ts'
import { dealPage } from './pages/deal-page.ts'
import { enquiryPage } from './pages/enquiry-page.ts'
import { resultsPage } from './pages/results-page.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

for (const [name, path] of Object.entries(pageKinds)) {
  test(`${name}: nothing for axe to find, nothing wider than the screen`, async ({ page, car }) => {
    await page.goto(path(car))
    await expectSound(page)
  })
}

test('a page that is not there: the same', async ({ page }) => {
  await page.goto('/no-such-page')
  await expectSound(page)
})

test('every part of the interface in the gallery: the same', async ({ page }) => {
  await page.goto('/dev/gallery')
  // Its examples are titled and labelled as on pages of their own.
  await expectSound(page, ['heading-order', 'landmark-unique'])
})

test('filters unfolded, on a phone in their drawer: the same', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('fuelTypes=electric')
  await results.openPanel()
  await results.unfold()
  await expectSound(page)
})

test('a deal with its sum opened: the same', async ({ page, car }) => {
  const deal = dealPage(page)
  await deal.open(car.capId)
  await deal.sum()
  await expectSound(page)
})

test('an open menu: the same', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('banner').locator('summary').first().click()
  await expectSound(page)
})

test('each step of an enquiry, right and wrong: the same', async ({ page, request, car }) => {
  const enquiry = enquiryPage(page)
  const visitor = newVisitor()
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.submit.click()
  await expect(enquiry.errorSummary).toBeVisible()
  await expectSound(page)
  await enquiry.fill(visitor)
  await enquiry.submit.click()
  await expect(enquiry.title).toHaveText('Enter the code')
  await expectSound(page)
  await enquiry.confirm.click()
  await expect(enquiry.errorSummary).toBeVisible()
  await expectSound(page)
  await enquiry.code.fill(await codeSentTo(request, visitor.phoneE164))
  await enquiry.confirm.click()
  await expect(enquiry.reference).toBeVisible()
  await expectSound(page)
})

// Colours are the same at every width.
test.describe('in the dark @wide', () => {
  test.use({ colorScheme: 'dark' })
  for (const name of ['home', 'filtered deals', 'a deal', 'an enquiry', 'a guide']) {
    test(`${name}: the same`, async ({ page, car }) => {
      await page.goto(knownPages[name]!(car))
      await expectSound(page)
    })
  }
})
