import type { Page } from '@playwright/test'
import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { config } from './config.ts'
import { sampleDeals } from './larkway/sample-deals.ts'
import { dealPage } from './pages/deal-page.ts'
import { pence } from './pages/money.ts'
import { resultsPage } from './pages/results-page.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test('D-44 D-45 D-46 a PCP has its example on the list, its page and in the enquiry @once', async ({
  page,
}) => {
  await fromListToEnquiry(page, () => expectSound(page))
})

test('the same without script @no-script', async ({ page }) => {
  await fromListToEnquiry(page, async () => {})
})

test('D-45 a PCP chosen before the script has taken over stands in the title too @wide', async ({
  page,
}) => {
  // A sixth of the speed of a machine that may be busy already.
  const patience = { timeout: 40_000 }
  test.slow()
  const slowly = await page.context().newCDPSession(page)
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const results = resultsPage(page)
  await page.goto('/compare-car-leasing', { waitUntil: 'commit', ...patience })
  await results.panel.getByRole('radio', { name: /^PCP/ }).check(patience)
  await expect(page).toHaveURL(/financeType=pcp/, patience)
  await expect(results.summary).toHaveText(/^[\d,]+ deals on \d+ models$/, patience)
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveTitle(/PCP/)
})

test('D-45 a list says PCP from the moment it is one, and no longer than that @wide @whole', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  const leases = await page.title()
  await results.panel.getByRole('radio', { name: /^PCP/ }).check()
  await expect(page).toHaveURL('/compare-car-leasing?financeType=pcp')
  await expect(page).toHaveTitle(/PCP/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare PCP car deals')
  await expect(exampleOf(page)).toBeVisible()
  await expect(results.summary).toHaveText(/^[\d,]+ deals on \d+ models$/)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare car lease deals')
  await expect(page).toHaveTitle(leases)
  await expect(exampleOf(page)).toHaveCount(0)
})

test('D-103 a PCP asked for by itself opens on what its form is said to open with @wide', async ({
  page,
  request,
}) => {
  const { pcpDeal } = await sampleDeals(request)
  const capId = pcpDeal.split('/')[2]!
  const said = await request.get(`${config.leasingApiUrl}/api/derivatives/${capId}/pcp-defaults`)
  const defaults = (await said.json()) as CallResponse<typeof calls.getPcpDefaults>
  await page.goto(pcpDeal)
  const deal = dealPage(page)
  await expect(deal.term).toHaveValue(String(defaults.term))
  await expect(deal.mileage.first()).toHaveValue(String(defaults.annualMileage))
  const deposit = page.locator('#pcp-prices').getByLabel('Deposit')
  await expect(deposit).toHaveValue(String(defaults.depositValue))
  const deposits = await deposit
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => Number((option as HTMLOptionElement).value)))
  expect(deposits).toEqual(defaults.depositValues)
})

const exampleOf = (page: Page) => page.getByRole('region', { name: 'Representative example' })

/** A figure of the example that is open on a page, in pence. */
const figure = async (page: Page, label: string | RegExp) =>
  pence(
    await exampleOf(page)
      .locator('div', { has: page.getByRole('term').filter({ hasText: label }) })
      .getByRole('definition')
      .innerText(),
  )

async function fromListToEnquiry(page: Page, check: () => Promise<void>): Promise<void> {
  const results = resultsPage(page)
  await results.open('financeType=pcp')
  await expect(page).toHaveTitle(/PCP/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PCP')
  const card = results.cards.first()
  for (const words of [
    /a month inc\. VAT/,
    /\d\.\d% APR representative/,
    // The fair deposit, not the one that makes the lowest month.
    /Your deposit\s*£2,500/,
    /\d+ payments over 36 months, 8,000 miles a year/,
    /Optional final payment/,
    /Total payable if you buy it/,
  ]) {
    await expect(card).toContainText(words)
  }
  await expect(results.cards.filter({ hasText: /with everything in it|Works out at/ })).toHaveCount(
    0,
  )
  expect(await figure(page, 'Your deposit')).toBe(250_000)
  await addedUp(page)
  await check()

  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/financeType=pcp/)
  // Of several lenders the page leads with the lowest total, the list with the lowest month.
  const total = await addedUp(page)
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Optional final payment/ }),
  ).toHaveCount(1)
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Option-to-purchase fee/ }),
  ).toHaveCount(1)
  await check()

  await dealPage(page).enquire.click()
  await expect(page.getByLabel('Your name')).toBeVisible()
  expect(await addedUp(page)).toBe(total)
  await expect(exampleOf(page)).toContainText('36 months')
  await expect(exampleOf(page)).toContainText(/Representative APR\s*\d+\.\d%/)
  await check()
}

/** What the figures of an example come to, which must be the total that it names. */
async function addedUp(page: Page): Promise<number> {
  const payments = exampleOf(page)
    .getByRole('term')
    .filter({ hasText: /monthly payments of/ })
  const sum =
    (await figure(page, 'Your deposit')) +
    Number.parseInt(await payments.innerText(), 10) * (await figure(page, /monthly payments of/)) +
    (await figure(page, 'Optional final payment')) +
    (await figure(page, 'Option-to-purchase fee'))
  expect(sum).toBe(await figure(page, 'Total payable if you buy it'))
  return sum
}
