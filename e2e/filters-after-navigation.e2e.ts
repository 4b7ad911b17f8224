import type { Page } from '@playwright/test'
import { resultsPage } from './pages/results-page.ts'
import { expect, test } from './site-test.ts'

/** Points at a link of the footer, which then says where it leads, and follows it there. */
async function follow(page: Page, name: string, address: string) {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  await link.hover()
  await expect(link).toHaveAttribute('href', address)
  await link.click()
  await expect(page).toHaveURL(address)
}

test('F-20 F-25 a list seen before shows what was chosen there @wide', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('budgetTo=400')
  const ofAllFuels = await results.total()
  await results.tick('Fuel', 'Electric')
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=electric&budgetTo=400')
  await expect.poll(results.total).toBeLessThan(ofAllFuels)
  const total = await results.total()
  await results.dealLinks.first().click()
  await expect(page).toHaveURL(/\/vehicles\/\d+\/offers/)

  await follow(page, 'All deals', '/compare-car-leasing?fuelTypes=electric&budgetTo=400')
  await expect(results.chips).toBeVisible()
  await expect.poll(results.total).toBe(total)
})

test('F-112 what is chosen in place goes along as well, by key too @whole', async ({ page }) => {
  const results = resultsPage(page, '/in-stock-car-lease-deals')
  await results.open()
  await results.tick('Fuel', 'Hybrid')
  await expect(page).toHaveURL('/in-stock-car-lease-deals?fuelTypes=hybrid')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'All deals', exact: true })
  await link.focus()
  await expect(link).toHaveAttribute('href', '/compare-car-leasing?fuelTypes=hybrid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=hybrid')
})

test('F-24 F-26 who is asking goes along, what was asked for stays @wide', async ({ page }) => {
  await resultsPage(page).open('financeType=business&fuelTypes=petrol&budgetTo=400')
  await follow(page, 'Electric cars', '/car-leasing/electric-cars?financeType=business')
  await follow(page, 'Special offers', '/special-offers?financeType=business')
  await resultsPage(page, '/business-car-leasing').open('fuelTypes=petrol&budgetTo=400')
  await follow(page, 'All deals', '/compare-car-leasing?budgetTo=400')
})

test('F-112 nothing goes along after a reload @wide @whole', async ({ page }) => {
  await resultsPage(page).open('fuelTypes=electric')
  await follow(page, 'Electric cars', '/car-leasing/electric-cars')
  await page.reload()
  await follow(page, 'All deals', '/compare-car-leasing')
})
