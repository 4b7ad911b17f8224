import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { codeSentTo, newestMessageTo, wrongCode } from './larkway/outbox.ts'
import { readOrder } from './larkway/order.ts'
import { newVisitor } from './larkway/visitor.ts'
import { dealPage } from './pages/deal-page.ts'
import { enquiryPage } from './pages/enquiry-page.ts'
import { homePage } from './pages/home-page.ts'
import { resultsPage } from './pages/results-page.ts'

test('L-69 a visitor finds a car, compares its prices and enquires, with a message', ({
  page,
  request,
}) => walkTheLine(page, request))

for (const [width, how] of [
  [1440, '@whole'],
  [360, ''],
] as const) {
  test.describe(`at ${width} px ${how}`, () => {
    test.use({ viewport: { width, height: 800 } })
    test('a visitor without script does the same @no-script', ({ page, request }) =>
      walkTheLine(page, request))
  })
}

test('where a visitor came from goes with the order, from the first page on @once', async ({
  page,
}) => {
  const [home, results, deal, enquiry] = [
    homePage(page),
    resultsPage(page),
    dealPage(page),
    enquiryPage(page),
  ]
  await page.goto('/?utm_source=news&utm_medium=email&utm_campaign=may')
  await home.choose({ make: 'Vauxhall', fuel: 'Petrol', gearbox: 'Manual', budget: 'Up to £350' })
  // The count shows that script runs: from here on no page is loaded anew.
  await expect(home.submit).toHaveText(/\d/)
  await home.submit.click()
  await expect(page).toHaveURL(/\/compare-car-leasing\?/)
  await results.card(0).link.click()
  await deal.enquire.click()
  await enquiry.fill(newVisitor())
  const [order] = await Promise.all([page.waitForRequest('**/api/orders'), enquiry.submit.click()])
  expect(order.postDataJSON()).toMatchObject({
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: 'may',
  })
})

/** From the first search to the thank-you; nothing in it needs script and nothing minds it. */
async function walkTheLine(page: Page, request: APIRequestContext): Promise<void> {
  const [home, results, deal, enquiry] = [
    homePage(page),
    resultsPage(page),
    dealPage(page),
    enquiryPage(page),
  ]
  const visitor = newVisitor()
  const message = `Four cars for ${visitor.name} Ltd`

  await home.open()
  await expect(home.vans).toHaveAttribute('href', '/van-leasing')
  await home.choose({ make: 'Vauxhall', fuel: 'Petrol', gearbox: 'Manual', budget: 'Up to £350' })
  await home.submit.click()
  await expect(page).toHaveURL(
    '/compare-car-leasing?manufacturers=vauxhall&fuelTypes=petrol&transmissions=manual&budgetTo=350',
  )
  await expect(results.summary).toHaveText(/^\d+ deals? (on \d+ models? )?from £/)
  await expect(results.chips.getByRole('link', { name: /^Remove/ })).toHaveCount(4)
  const prices = await results.monthlyPrices()
  expect(prices.length).toBeGreaterThan(0)
  expect(Math.max(...prices), 'no price above the budget').toBeLessThanOrEqual(350_00)

  const card = results.card(0)
  const onCard = await card.price.read()
  await card.link.click()
  await expect(page).toHaveURL(/\/vehicles\/\d+\/offers\?/)
  await expect(deal.title).toContainText('Vauxhall')
  expect(await deal.price.read()).toEqual(onCard)

  await deal.enquire.click()
  await expect(page).toHaveURL(/\/get-this-deal\?offer=/)
  await expect(enquiry.title).toHaveText('Ask for this deal')
  await expect(enquiry.handover, 'before anything is sent').toBeVisible()
  await enquiry.fill(visitor)
  await expect(enquiry.message).toHaveAccessibleDescription(/company’s name and how many cars/)
  await enquiry.message.fill(message)
  await enquiry.submit.click()
  await expect(enquiry.title).toHaveText('Enter the code')

  const code = await codeSentTo(request, visitor.phoneE164)
  const orderRef = enquiry.orderRef()
  await enquiry.code.fill(wrongCode(code))
  await enquiry.confirm.click()
  await expect(enquiry.code).toHaveAccessibleDescription(/Try again/)
  await enquiry.code.fill(code)
  await enquiry.confirm.click()
  await expect(enquiry.title).toHaveText('Thank you, your enquiry is in')
  await expect(enquiry.reference).toContainText(orderRef)
  await expect(enquiry.handover).toBeVisible()

  const { order, text } = await readOrder(request, orderRef)
  expect(order.state).toBe('confirmed')
  expect(order.vehicle.manufacturer.name).toBe('Vauxhall')
  expect(Math.round(order.offer.monthlyPayment * 100)).toBe(onCard.monthlyPence)
  const confirmation = await newestMessageTo(request, visitor.email)
  expect(confirmation.body).toContain(`Your message: ${message}`)
  for (const secret of [visitor.name, visitor.email, visitor.phoneE164.slice(4), code, message]) {
    expect(text).not.toContain(secret)
  }
}
