import { expect, test } from './site-test.ts'
import { resultsPage } from './pages/results-page.ts'

test('F-127 seats, equipment, boot and providers are drawn once their heading is opened @wide', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  const seats = results.panel.locator('summary', { hasText: 'Seats' })
  await expect(seats).toHaveCount(0)
  await results.panel.locator('summary', { hasText: 'More filters' }).click()
  await expect(seats).toBeVisible()
  await results.tick('Seats', '7 seats')
  await expect(page).toHaveURL(/seats=7/)
  await expect(results.chips.getByText('7 seats')).toBeVisible()
})

test('F-127 what is open stays filled when the last choice of a link is unticked @wide', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open('seats=7')
  await results.tick('Seats', '7 seats')
  await expect(page).not.toHaveURL(/seats=/)
  await expect(results.panel.locator('summary', { hasText: 'Seats' })).toBeVisible()
  await expect(results.panel.locator('summary', { hasText: 'Equipment' })).toBeVisible()
})

test('F-127 without script a button loads the list with them @no-script', async ({ page }) => {
  const results = resultsPage(page)
  await results.open()
  await results.panel.locator('summary', { hasText: 'More filters' }).click()
  await results.panel
    .getByRole('button', { name: 'Show seats, equipment, boot and providers' })
    .click()
  await expect(page).toHaveURL(/[?&]more=1/)
  await expect(results.panel.locator('summary', { hasText: 'Equipment' })).toBeVisible()
})

test('F-140 a chosen provider is named, and every card is its offer @wide', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('more=1')
  await results.tick('Provider', 'Drivestone')
  await expect(page).toHaveURL(/providers=drivestone/)
  await expect(results.chips.getByText('From Drivestone')).toBeVisible()
  await expect(results.cards.first()).toBeVisible()
  const others = results.cards.filter({ hasNotText: 'Drivestone' })
  await expect(others).toHaveCount(0)
  // The same address drawn by the server says the same.
  const heading = await results.total()
  await page.reload()
  await expect(others).toHaveCount(0)
  expect(await results.total()).toBe(heading)
})
