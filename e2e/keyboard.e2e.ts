import type { Locator } from '@playwright/test'
import { resultsPage } from './pages/results-page.ts'
import { expect, test } from './site-test.ts'

test('the first stop of the keyboard leads past the menus @once', async ({ page }) => {
  await page.goto('/compare-car-leasing')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('whatever has the focus shows it @once', async ({ page }) => {
  await page.goto('/')
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport()
    expect(await focusMark(focused), `stop ${stop + 1}`).not.toBe('none')
  }
})

test('the drawer of filters closes with Escape and gives the focus back @narrow', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  await results.opener.focus()
  await page.keyboard.press('Enter')
  await expect(results.panel).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(results.panel).toBeHidden()
  await expect(results.opener).toBeFocused()
})

test('a drawer closed while its script takes over leaves the page where it was @narrow', async ({
  page,
}) => {
  const results = resultsPage(page)
  await page.clock.install()
  await results.open()
  // No address is written before a timer has run: this is the moment before it.
  await page.clock.pauseAt(Date.now() + 60_000)
  await results.opener.focus()
  await page.keyboard.press('Enter')
  await expect(results.panel).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await expect(results.panel).toBeHidden()
  await expect(results.opener).toBeFocused()
})

test('a menu closes with Escape and gives the focus back @wide', async ({ page }) => {
  await page.goto('/')
  const title = page.getByRole('banner').locator('summary').first()
  await title.focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('banner').getByRole('link', { name: 'All deals' }).first()
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(title).toBeFocused()
})

/** What draws the focus: an outline or a shadow of the element, of its layer, or of the card it opens. */
async function focusMark(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const styles = [
      getComputedStyle(node),
      getComputedStyle(node, '::after'),
      ...[node.closest('article')].flatMap((card) => (card ? [getComputedStyle(card)] : [])),
    ]
    if (styles.some(({ outlineStyle }) => outlineStyle !== 'none')) return 'outline'
    return styles.some(({ boxShadow }) => boxShadow !== 'none') ? 'shadow' : 'none'
  })
}
