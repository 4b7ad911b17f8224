import type { Locator, Page } from '@playwright/test'
import { sampleDeals } from './larkway/sample-deals.ts'
import { dealPage } from './pages/deal-page.ts'
import { pence } from './pages/money.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

const section = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

/** The cells of a table's row, in pence. */
async function row(table: Locator, label: string): Promise<number[]> {
  const cells = table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell')
  return (await cells.allInnerTexts()).map((text) => pence(/£[\d,.]+/.exec(text)?.[0] ?? '£0'))
}

test('L-65 the sections about money follow the deal sentence and are sound @once', async ({
  page,
  request,
}) => {
  const { pcpDeal } = await sampleDeals(request)
  const deal = dealPage(page)
  await page.goto(pcpDeal)
  const ways = section(page, 'Lease it, or buy it on PCP')
  const [lease, pcp] = await row(ways, 'In all, if you hand it back')
  const said = /costs (£[\d,.]+) (more|less) than the lease/.exec(await ways.innerText())!
  expect(pence(said[1]!)).toBe(Math.abs(pcp! - lease!))
  expect(said[2]).toBe(pcp! > lease! ? 'more' : 'less')
  await expectSound(page)

  // The first use of the page brings its script, which leaves what was chosen as it is.
  const deposit = section(page, 'Find PCP prices').getByLabel('Customer deposit')
  await deposit.selectOption('£1,000')
  await page.waitForLoadState('networkidle')
  await expect(deposit).toHaveValue('1000')
  await deal.term.selectOption('24 months')
  await expect(page).toHaveURL(/term=24/)
  await expect(deposit).toHaveValue('2500')
  await expect(ways).toContainText('for 24 months')

  await deal.financeType.selectOption('Business lease')
  await expect(page).toHaveURL(/financeType=business/)
  await expect(ways).toHaveCount(0)
  const business = section(page, 'What it costs a business')
  await expect(section(page, 'What the driver pays in tax')).toContainText(
    'So this is an estimate.',
  )
  const { monthlyPence, totalPence } = await deal.price.read()
  const [net, vat, gross] = await row(business, 'In total, fees included')
  expect(net).toBe(totalPence)
  expect(net! + vat!).toBe(gross)
  expect((await row(business, 'Each month'))[0]).toBe(monthlyPence)
  const [half, whole] = await row(business, 'VAT back in total')
  expect([half, whole]).toEqual([Math.floor(vat! / 2), vat])
  expect(await row(business, 'In total after that')).toEqual([gross! - half!, net])
  await expect(business).toContainText(
    /Above 50 g\/km, 15% of the rent cannot be set against profit/,
  )
  await expectSound(page)
})

test('L-66 L-67 L-68 without script they are whole, and Find prices opens a PCP @no-script', async ({
  page,
  request,
}) => {
  const { pcpDeal } = await sampleDeals(request)
  await page.goto(pcpDeal)
  const find = section(page, 'Find PCP prices')
  await find.getByLabel('Customer deposit').selectOption('£1,000')
  await find.getByLabel('Contract length').selectOption('48 months')
  await find.getByLabel('Annual mileage').selectOption('8,000 miles')
  await find.getByRole('button', { name: 'Find prices' }).click()
  await expect(page).toHaveURL(/financeType=pcp&deposit=1000&term=48&mileage=8000/)
  const main = page.getByRole('main')
  await expect(main).toContainText(/Your deposit\s*£1,000/)
  await expect(main).toContainText(/Length of agreement\s*48 months/)
  await expect(find.getByLabel('Customer deposit')).toHaveValue('1000')
  await expect(
    section(page, 'Lease it, or buy it on PCP').getByText(/^Representative example: cash price £/),
  ).toBeVisible()

  const miles = section(page, 'What more miles cost')
  await expect(miles).toContainText(
    /[\d,]+ miles a year more: £[\d,.]+ at the end, or £[\d,.]+ a month on [\d,]+ miles a year\./,
  )
  await expect(
    miles.getByRole('img', { name: /^Cost of driving more than 8,000 miles/ }),
  ).toBeVisible()
})
