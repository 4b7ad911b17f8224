import type { Page } from '@playwright/test'
import type { SampleCar } from './larkway/sample-car.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'
import { codeSentTo } from './larkway/outbox.ts'
import { newVisitor } from './larkway/visitor.ts'
import { pence } from './pages/money.ts'
import { enquiryPage } from './pages/enquiry-page.ts'

const addressOf = ({ special }: SampleCar) => `/special-offers/${special.id}/details`

/** The drawer with the offer's terms and the enquiry. */
function specialOfferPage(page: Page) {
  const drawer = page.getByRole('region', { name: 'Ask for this offer' })
  return {
    drawer,
    open: page.getByRole('button', { name: 'Ask for this offer' }),
    mileage: drawer.getByLabel('Miles a year'),
    consent: drawer.getByLabel(/^Send me e-mails about new deals/),
    change: drawer.locator('output'),
  }
}

/** A mileage that is not the chosen one. */
const otherMileage = (page: Page) =>
  specialOfferPage(page)
    .mileage.locator('option')
    .evaluateAll(
      (options) =>
        options.map((each) => each as HTMLOptionElement).find(({ selected }) => !selected)!.value,
    )

test('L-50 a card of the special offers leads to the offer, its saving and its car @once', async ({
  page,
}) => {
  await page.goto('/special-offers')
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card).toContainText(/Special offer|Hot deal/)
  const name = await card.getByRole('link').first().innerText()
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/special-offers\/[^/]+\/details$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name.split('\n')[0]!.trim())
  await expect(main.getByText(/(Special offer|Hot deal): £\d+ a month less/)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Next best deals' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'The car in figures' })).toBeVisible()
  await expectSound(page)
})

test('L-51 W-59 other terms show their offer and keep what was typed, by keyboard alone @once', async ({
  page,
  car,
}) => {
  await page.goto(addressOf(car))
  const offer = specialOfferPage(page)
  const enquiry = enquiryPage(page)
  await offer.open.focus()
  await page.keyboard.press('Enter')
  await expect(offer.drawer).toBeVisible()
  await expectSound(page)
  await enquiry.name.fill('Ada Lovelace')
  const miles = await otherMileage(page)
  await offer.mileage.selectOption(miles)
  await expect(page).toHaveURL(new RegExp(`-${miles}-`))
  await expect(offer.change).toHaveText(/a month, all in: .* instead of /)
  await expect(enquiry.name).toHaveValue('Ada Lovelace')
  await expect(page.locator('input[name=offerId]')).toHaveValue(new RegExp(`-${miles}-`))
  await page.keyboard.press('Escape')
  await expect(offer.drawer).toBeHidden()
  await page.reload()
  await expect(
    page
      .getByRole('main')
      .getByText(`${Number(miles).toLocaleString('en-GB')} miles`)
      .first(),
  ).toBeVisible()
})

test('W-60 an enquiry sent from the drawer is confirmed by its code', async ({
  page,
  request,
  car,
}) => {
  const visitor = newVisitor()
  await page.goto(addressOf(car))
  const offer = specialOfferPage(page)
  const enquiry = enquiryPage(page)
  await offer.open.click()
  await expect(offer.consent).not.toBeChecked()
  await enquiry.submit.click()
  await expect(enquiry.errorSummary).toBeFocused()
  await enquiry.fill(visitor)
  await offer.consent.check()
  const posted = page.waitForRequest('**/api/orders')
  await enquiry.submit.click()
  expect((await posted).postDataJSON()).toMatchObject({
    offerId: car.special.id,
    subscription: true,
  })
  await expect(enquiry.title).toHaveText('Enter the code')
  await expect(enquiry.wrongNumber, 'the order’s token came along').toBeVisible()
  await enquiry.code.fill(await codeSentTo(request, visitor.phoneE164))
  await enquiry.confirm.click()
  await expect(enquiry.title).toHaveText(/Thank you/)
})

test('W-60 without script the enquiry stands on the page and comes back with what was typed @no-script', async ({
  page,
  request,
  car,
}) => {
  const visitor = newVisitor()
  await page.goto(addressOf(car))
  const offer = specialOfferPage(page)
  const enquiry = enquiryPage(page)
  await page.getByRole('link', { name: 'Ask for this offer' }).click()
  await expect(enquiry.name).toBeVisible()
  await enquiry.fill({ ...visitor, name: 'A' })
  await offer.consent.check()
  await enquiry.submit.click()
  await expect(page).toHaveURL(/\/special-offers\/[^/]+\/details\?draft=/)
  await expect(enquiry.name).toHaveAccessibleDescription(/This field is too short/)
  await expect(enquiry.email).toHaveValue(visitor.email)
  await expect(offer.consent).toBeChecked()
  await enquiry.name.fill(visitor.name)
  await enquiry.submit.click()
  await expect(enquiry.title).toHaveText('Enter the code')
  await enquiry.code.fill(await codeSentTo(request, visitor.phoneE164))
  await enquiry.confirm.click()
  await expect(enquiry.title).toHaveText(/Thank you/)
})

test('L-51 without script other terms lead to the page of their offer @no-script', async ({
  page,
  car,
}) => {
  await page.goto(addressOf(car))
  const offer = specialOfferPage(page)
  const miles = await otherMileage(page)
  await offer.mileage.selectOption(miles)
  await offer.drawer.getByRole('button', { name: 'Show this offer' }).click()
  await expect(page).toHaveURL(new RegExp(`/special-offers/[^?]+-${miles}-[^?]+/details$`))
})

test('L-53 D-54 a business sees its offer with VAT, asks for it without, and how its range’s price moved @wide', async ({
  page,
}) => {
  await page.goto('/special-offers?financeType=business&vat=1')
  const main = page.getByRole('main')
  await main.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/special-offers\/[^/]+\/details\?vat=1$/)
  const monthly = async () =>
    pence(/£[\d,.]+\s+a month (?:inc|excl)\./.exec(await main.innerText())![0])
  await expect(main.getByText('a month inc. VAT').first()).toBeVisible()
  const withVat = await monthly()
  await expect(
    main.getByRole('heading', { name: /^How the price of the .+ has moved$/ }),
  ).toBeVisible()
  await expectSound(page)
  await main.getByRole('link', { name: 'Show prices without VAT' }).click()
  await expect(page).not.toHaveURL(/vat=1/)
  await expect(main.getByText('a month excl. VAT').first()).toBeVisible()
  const without = await monthly()
  expect(withVat).toBe(Math.round(without * 1.2))
  await page.goBack()
  await expect(main.getByText('a month inc. VAT').first()).toBeVisible()

  const offer = specialOfferPage(page)
  await offer.open.click()
  // What is ordered is the price that is sold.
  await expect(offer.drawer.locator('input[name=monthlyPaymentShown]')).toHaveValue(
    String(without / 100),
  )
  await offer.mileage.selectOption(await otherMileage(page))
  await expect(offer.change).toHaveText(/a month, all in: /)
  await expect(page).toHaveURL(/details\?vat=1$/)
})
