import type { Page } from '@playwright/test'
import { resultsPage } from './pages/results-page.ts'
import { requestedScripts } from './requested-scripts.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Shortlist / })
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ })

test('F-155 F-156 D-60 hearts fill a shortlist that another list, a reload and another visitor see @once', async ({
  page,
  browser,
}) => {
  const results = resultsPage(page)
  await results.open()
  await page.waitForLoadState('networkidle')
  const first = hearts(page).first()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  // By key, since the button stands beside the link that the whole card is.
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/compare-car-leasing$/)
  await hearts(page).nth(1).click()
  await expect(header(page)).toHaveText(/2$/)

  // Cards that the browser draws anew are pressed too.
  const name = (await first.getAttribute('aria-label'))!
  await results.sortBy('Monthly price, highest first')
  await expect(page).toHaveURL(/sort=/)
  await expect(page.getByRole('button', { name })).toHaveCount(0)
  await results.sortBy('Monthly price, lowest first')
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/shortlist')
  await expect(page).toHaveURL(/\/shortlist\?deals=[\w-]+,[\w-]+$/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expectSound(page)

  const guest = await browser.newContext({ javaScriptEnabled: false })
  const shared = await guest.newPage()
  await shared.goto(page.url())
  await expect(shared.getByRole('article')).toHaveCount(2)
  await expect(hearts(shared)).toHaveCount(0)
  await guest.close()

  // One's own shortlist keeps its address true; the card stays until the page is left.
  await hearts(page).first().click()
  await expect(page).toHaveURL(/\/shortlist\?deals=[\w-]+$/)
  await expect(header(page)).toHaveText(/1$/)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await hearts(page).first().click()
  await expect(header(page)).toHaveText(/Shortlist\s*$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing on your shortlist yet' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('D-60 a list fetches none of this before a heart is pressed @wide', async ({ page }) => {
  const scripts = requestedScripts(page)
  await page.goto('/compare-car-leasing')
  await page.waitForLoadState('networkidle')
  // What counts views comes in an idle moment, which a busy machine has late.
  await page.waitForTimeout(2500)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  const before = [...scripts]
  await hearts(page).first().click()
  await expect(header(page)).toHaveText(/1$/)
  expect(scripts.length).toBeGreaterThan(before.length)
})

test('F-159 cars seen in this visit stand on the home page, below lists and on the shortlist @once', async ({
  page,
  car,
}) => {
  const seen = page.getByRole('heading', { name: 'Seen in this visit' })
  await page.goto('/')
  await expect(seen).toBeHidden()
  await page.goto(`/vehicles/${car.capId}/offers`)
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('larkway.seen')))
    .toContain(`/vehicles/${car.capId}/offers`)
  for (const address of ['/', '/compare-car-leasing', '/shortlist']) {
    await page.goto(address)
    await expect(seen, address).toBeVisible()
    await expect(page.locator(`main a[href="/vehicles/${car.capId}/offers"]`).last()).toBeVisible()
  }
  await expectSound(page)
})

test('F-156 F-158 D-60 an address shows its deals whole, and says what is no longer quoted @no-script', async ({
  page,
  car,
}) => {
  const gone = car.offer.id.replace(/^\d+-/, '999-')
  await page.goto(`/shortlist?deals=${car.offer.id},${gone},${car.special.id},x`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('is no longer quoted on those terms')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'See what it costs now' })).toHaveAttribute(
    'href',
    `/vehicles/${car.capId}/offers`,
  )
  await expect(page.getByRole('button', { name: /^Shortlist|^Share/ })).toHaveCount(0)
  await expect(page.getByText('Share this shortlist:')).toBeVisible()
  await page.getByRole('button', { name: 'Compare the ticked deals' }).click()
  await expect(page).toHaveURL(/\/compare\?deals=[\w-]+&deals=[\w-]+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)

  await page.goto('/shortlist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing on your shortlist yet')
  await expect(page.getByText('Hearts need JavaScript')).toBeVisible()
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
})
