import { asPhone } from './as-phone.ts'
import { config } from './config.ts'
import { pageKinds } from './larkway/known-pages.ts'
import { codeSentTo } from './larkway/outbox.ts'
import { newVisitor } from './larkway/visitor.ts'
import { dealPage } from './pages/deal-page.ts'
import { enquiryPage } from './pages/enquiry-page.ts'
import { resultsPage } from './pages/results-page.ts'
import { expectPressable } from './pressable.ts'
import { expect, test } from './site-test.ts'
import { expectNothingForAxe, expectSound } from './sound-page.ts'

/** Colours are the same at every width: contrast, half of what axe takes, is measured at one. */
const onPhones = ['color-contrast']

/** One page of each layout: looked at in the dark as well, and by axe on phones. */
const ofEachLayout = ['home', 'filtered deals', 'a deal', 'an enquiry', 'a guide']

/** Texts and tables that are laid out in a third way between a phone and a desk. */
const alsoBetween = [
  'a guide',
  'guides',
  'a guide category',
  'questions',
  'questions found',
  'terms',
  'what is leasing',
  'our providers',
  'specifications of a range',
]
const betweenPhoneAndDesk = { width: 768, height: 1024 }

/**
 * Built of parts that another page has too: a list of another subject, another step, another answer of
 * the same form.
 */
const ofTheSameParts = [
  'all deals',
  'an empty list',
  'personal leases',
  'PCPs',
  'vans',
  'cars in stock',
  'nothing in stock',
  'a body type',
  'a budget',
  'a make',
  'a model',
  'a budget to search by',
  'my deal',
  'an empty shortlist',
  'nothing side by side',
  'an advert for a PCP',
  'embedded offers',
  'an embedded calculator of changing a car',
  'questions found',
  'a search for nothing we know',
  'the rate books of nobody',
  'leads of nobody',
  'a lead of nobody',
  'undelivered of nobody',
  'figures of nobody',
  'the activity of nobody',
  'a password link that has ended',
  'privacy',
  'cookies',
  'four ways in Scotland',
  'the bill of a lease with damage',
  'electric or petrol without miles',
  'the finance of a car',
  'confirming a price alert',
  'leaving the lists, in short',
  'GAP insurance for a car',
]

/** Tests of what they are for look at them as well, wide. */
const lookedAtWhereUsed = [
  'a special offer',
  'a shortlist',
  'deals side by side',
  'a saved quote',
  'an advert',
  'embedded deals',
  'an embedded calculator',
  'search',
  'price alerts',
  'contact us',
  'selling your car',
  'what goes with a lease',
]

const isLeftOut = (name: string) =>
  ofTheSameParts.includes(name) || lookedAtWhereUsed.includes(name)

/** Pages that `npm test` loads once. */
const isLoadedOnce = (name: string) => !ofEachLayout.includes(name)

// Whatever is looked at on a page shares one load of it: but for one page of each layout, a phone's
// width and its finger come to the page that was loaded wide. prove:browser loads all on phones as well.
for (const [name, path] of Object.entries(pageKinds)) {
  const how = isLeftOut(name) ? ' @whole' : isLoadedOnce(name) ? ' @once' : ''
  test(`${name}: nothing for axe to find, nothing wider than the screen or too small to press${how}`, async ({
    page,
    car,
    hasTouch,
  }) => {
    await page.goto(path(car))
    // A page for customers or staff opens the log-in in its place.
    if (name.endsWith(' of nobody')) await page.waitForURL(/\/login/)
    await expectSound(page, hasTouch ? onPhones : [])
    if (hasTouch) {
      if (ofEachLayout.includes(name)) await expectNothingForAxe(page, onPhones)
      return expectPressable(page)
    }
    if (ofEachLayout.includes(name)) {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expectSound(page)
    }
    if (alsoBetween.includes(name)) {
      await page.setViewportSize(betweenPhoneAndDesk)
      await expectSound(page)
    }
    if (isLoadedOnce(name) && !config.isWhole) {
      await asPhone(page, async () => {
        await expectSound(page)
        await expectPressable(page)
      })
    }
  })
}

test('a page that is not there: the same', async ({ page, hasTouch }) => {
  await page.goto('/no-such-page')
  await expectSound(page)
  if (hasTouch) await expectPressable(page)
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
  await expectNothingForAxe(page)
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
