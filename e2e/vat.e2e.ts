import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'
import { pence } from './pages/money.ts'

const monthly = /£[\d,.]+\s+a month (?:inc|excl)\./

for (const [address, how] of [
  ['/business-car-leasing', '@once'],
  ['/van-leasing', '@whole'],
] as const) {
  test(`P-76 ${address} shows its prices with VAT at a link, on the list and on the deal ${how}`, async ({
    page,
  }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    const card = main.getByRole('article').first()
    const summary = main.getByText(/deals? .*(from|at) £/).first()
    const priceOf = async () => pence(monthly.exec(await card.innerText())![0])
    await expect(card).toContainText('a month excl. VAT')
    await expect(summary).toContainText('excl. VAT')
    const before = await priceOf()
    await main.getByRole('link', { name: 'Show prices with VAT' }).click()
    await expect(page).toHaveURL(`${address}?vat=1`)
    await expect(card).toContainText('a month inc. VAT')
    await expect(summary).toContainText('inc. VAT')
    expect(await priceOf()).toBe(Math.round(before * 1.2))
    await expectSound(page)
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/offers\?financeType=business&.*&vat=1$/)
    await expect(main.getByText('a month inc. VAT').first()).toBeVisible()
    await main.getByRole('link', { name: 'Show prices without VAT' }).click()
    await expect(page).not.toHaveURL(/vat=1/)
    await expect(main.getByText('a month excl. VAT').first()).toBeVisible()
    await page.goBack()
    await expect(main.getByText('a month inc. VAT').first()).toBeVisible()
  })
}

test('P-76 the switch is a link without script, and the filters keep it @no-script', async ({
  page,
}) => {
  await page.goto('/business-car-leasing')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Show prices with VAT' }).click()
  await expect(page).toHaveURL('/business-car-leasing?vat=1')
  await expect(main.getByRole('article').first()).toContainText('a month inc. VAT')
  await main.getByRole('button', { name: 'Show these deals' }).click()
  await expect(page).toHaveURL(/[?&]vat=1/)
})

test('L-55 turning from a price with VAT to one without compares both with VAT @wide', async ({
  page,
  car,
}) => {
  await page.goto(`/vehicles/${car.capId}/offers?term=36`)
  const main = page.getByRole('main')
  await main.getByLabel('Finance type').selectOption('Business lease')
  await expect(main.locator('output').first()).toHaveText(
    /all in, both with VAT: £[\d,.]+ instead of £[\d,.]+. This price excludes VAT/,
  )
})
