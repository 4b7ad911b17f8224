import type { Page } from '@playwright/test'
import { resultsPage } from './pages/results-page.ts'
import { expect, test } from './site-test.ts'

/** Counts what is fetched of script from now on. */
function scriptsFetched(page: Page): () => number {
  let fetched = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) fetched++
  })
  return () => fetched
}

/** Holds every script asked for from now on until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const held: (() => void)[] = []
  let isHeld = true
  await page.route('**/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.fallback()
  })
  return () => {
    isHeld = false
    for (const letGo of held) letGo()
  }
}

test('the script of a list comes with its first use @wide', async ({ page }) => {
  const results = resultsPage(page)
  await results.open()
  await page.waitForLoadState('networkidle')
  // What counts views comes in an idle moment of its own, which a busy machine has late.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
  )
  await page.waitForTimeout(500)
  const fetched = scriptsFetched(page)
  await page.mouse.move(700, 5)
  await page.waitForTimeout(500)
  expect(fetched(), 'before').toBe(0)

  await results.cards.first().hover()
  await expect.poll(fetched, 'when used').toBeGreaterThan(0)
  await results.tick('Fuel', 'Electric')
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=electric')
})

test('a box ticked while the script is on its way stays ticked and counts @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  await page.waitForLoadState('networkidle')
  const all = await results.summary.innerText()
  const letGo = await holdScripts(page)

  await results.tick('Fuel', 'Electric')
  await results.tick('Fuel', 'Petrol')
  await expect(page.locator('#fuelTypes-electric')).toBeChecked()
  await expect(page).toHaveURL('/compare-car-leasing')
  letGo()
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=petrol,electric')
  await expect(results.chips.getByRole('link', { name: /^Remove/ })).toHaveCount(2)
  await expect(results.summary).not.toHaveText(all)
})

test('a link followed while the script is on its way leads on @wide', async ({ page }) => {
  const results = resultsPage(page)
  await results.open()
  await page.waitForLoadState('networkidle')
  const letGo = await holdScripts(page)
  await results.nextPage.click({ noWaitAfter: true })
  await expect(page).toHaveURL('/compare-car-leasing?page=2')
  letGo()
  // Its styles say whether the filters are a drawer.
  await page.waitForLoadState()
  await results.tick('Fuel', 'Electric')
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=electric')
})

test('a list reached by a link, and one gone back to, are complete and work @wide', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open('fuelTypes=electric')
  const electric = await results.summary.innerText()
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click()
  await expect(page).toHaveURL('/site-map')
  await page.goBack()
  await expect(results.summary).toHaveText(electric)
  await expect(results.cards).toHaveCount(24)

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Electric cars' }).first().click()
  await expect(page).toHaveURL('/car-leasing/electric-cars')
  await results.tick('Body type', 'SUV')
  await expect(page).toHaveURL('/car-leasing/electric-cars?bodyTypes=suv')
})
