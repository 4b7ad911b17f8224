import { currencyInColumn } from '#core/pricing/money/currency.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'
import { messagesTo, newestMessageTo } from './larkway/outbox.ts'
import { ownAddress } from './larkway/own-address.ts'
import { confirmPriceAlert, dealOf, linkOf, openPriceAlert } from './larkway/price-alert.ts'
import { newVisitor } from './larkway/visitor.ts'
import { resultsPage } from './pages/results-page.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

for (const how of [' @once', ' @no-script']) {
  test(`W-125 W-127 W-132 W-135 a deal is watched, stopped, and watched again${how}`, async ({
    page,
    request,
    car,
  }) => {
    const { email } = newVisitor()
    const price = `${currencyInColumn(Math.round(car.offer.monthlyPayment * 100))} a month inc. VAT`
    const deal = dealOf(car)
    await page.goto(deal)
    const form = await openPriceAlert(page)
    await expect(form.watched).toHaveValue(deal)
    if (how === ' @once') await expectSound(page)
    await form.email.fill('ada@example')
    await form.submit.click()

    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1 })
    const field = main.getByLabel('E-mail', { exact: true })
    await expect(field).toHaveAccessibleDescription(/This field must be valid email/)
    await expect(field).toHaveValue('ada@example')
    if (how === ' @once') await expectSound(page)
    await field.fill(email)
    await main.getByRole('button', { name: 'Watch this price' }).click()
    await expect(title).toHaveText('Press the link in our e-mail')

    await confirmPriceAlert(page, request, email)
    await expect(title).toHaveText('We watch this price')
    await expect(main).toContainText(`${price}, on `)
    await expect(main).toContainText(`${price}, since `)
    expect(page.url()).not.toContain('example.com')
    if (how === ' @once') await expectSound(page)

    // Asked for once more, the page says nothing of it and the e-mail does.
    await page.goto(deal)
    const again = await openPriceAlert(page)
    await again.email.fill(email)
    await again.submit.click()
    await expect(title).toHaveText('Press the link in our e-mail')
    await expect
      .poll(async () => (await newestMessageTo(request, email)).body)
      .toContain('It is watched already')

    await page.goto(linkOf((await messagesTo(request, email))[0]!, 'of'))
    await expect(title).toHaveText('Your price alerts')
    await main.getByRole('button', { name: /^Stop watching/ }).click()
    await expect(main).toContainText('Stopped. Nothing more is sent about it.')
    await expect(main.getByText('Stopped on')).toBeVisible()
    if (how === ' @once') await expectSound(page)
    await main.getByRole('button', { name: 'Undo' }).click()
    await expect(main).toContainText('It is watched again.')
    await expect(main.getByRole('button', { name: /^Stop watching/ })).toBeVisible()
    await page.goto('/price-alerts?of=nothing')
    await expect(title).toHaveText('This link does not work any more')
  })

  test(`W-125 W-180 V-64 a range, a search, a budget and too many${how.replace('@once', '@whole')}`, async ({
    page,
    request,
    car,
  }) => {
    const { email } = newVisitor()
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1 })
    const byBudget = `/budget-search/personal/models/${car.modelId}`
    const byMake = `/car-search/${car.make}/${car.range}/${car.model}/personal/vehicles`
    const pages = [
      [byBudget, byMake],
      [`/car-leasing/${car.make}/${car.range}`, `?ranges=${car.make}.${car.range}&everyDeal=1`],
      ['/car-leasing/electric-cars?budgetTo=350', '/car-leasing/electric-cars?budgetTo=350'],
    ] as const
    for (const [address, watched] of pages) {
      await page.goto(address)
      const isFiltered = how === ' @once' && address.includes('budgetTo')
      if (isFiltered) await resultsPage(page).takeOver()
      const form = await openPriceAlert(page)
      await expect(form.watched).toHaveValue(new RegExp(`${RegExp.escape(watched)}$`))
      if (isFiltered) {
        // Filtered in place, the form is about what is listed by then.
        await main.getByRole('link', { name: /£350/ }).first().click()
        await expect(form.watched).toHaveValue('/car-leasing/electric-cars')
      }
      await form.email.fill(email)
      await form.submit.click()
      await expect(title).toHaveText('Press the link in our e-mail')
    }
    await confirmPriceAlert(page, request, email)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('Your search')
    await expect(main).toContainText('Personal lease, electric cars and vans')

    for (let at: number = pages.length; at < 6; at++) {
      await page.goto('/pcp')
      const form = await openPriceAlert(page)
      await form.email.fill(email)
      await form.submit.click()
    }
    await expect(main.getByRole('alert')).toHaveText(
      'Too many of these have been sent. Try again later.',
    )
    await expect(main.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  })
}

test('W-132 a mail program’s click needs no page, and nothing else comes without one @wide', async ({
  request,
  baseURL,
}) => {
  const at = `${baseURL}/forms/stop-alerts`
  const click = { 'List-Unsubscribe': 'One-Click' }
  const wrong = await request.post(`${at}?token=${'x'.repeat(60)}`, { form: click })
  expect(wrong.status()).toBe(404)
  const typed = await request.post(at, { form: { email: 'ada@example.com' } })
  expect(typed.status()).toBe(403)
  const elsewhere = await request.post(`${at}?token=x`, {
    form: click,
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(elsewhere.status()).toBe(403)
  const opened = await request.get(`${at}?token=a.b`, { maxRedirects: 0 })
  expect([opened.status(), opened.headers()['location']]).toEqual([303, '/price-alerts?of=a.b'])
})
