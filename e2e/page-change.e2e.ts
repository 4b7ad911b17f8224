import type { Page, Request } from '@playwright/test'
import { quietMs } from '#core/time/loading-display.ts'
import { expect, test } from './site-test.ts'

const scripts = '**/_next/static/chunks/*.js'

/** Before a page, Next asks what it is made of. */
const isWholePage = (request: Request) =>
  'rsc' in request.headers() && !('next-router-prefetch' in request.headers())

/** The addresses of pages that script asked for, in the order of asking. */
function pagesAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers().rsc !== undefined) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test.describe('what is behind a link', () => {
  test('D-51 is fetched when the visitor points at the link, and shown without asking again @wide', async ({
    page,
  }) => {
    const asked = pagesAskedFor(page)
    await page.goto('/site-map')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const link = page.getByRole('main').getByRole('link', { name: 'About us' })
    const fetched = page.waitForResponse((response) => isWholePage(response.request()))
    await link.hover()
    await fetched
    await page.waitForTimeout(500)
    const before = asked.length
    await link.click()
    await expect(page).toHaveURL(/about-us$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked.length).toBe(before)
  })

  test('D-51 is fetched when the focus comes to the link @wide', async ({ page }) => {
    const asked = pagesAskedFor(page)
    await page.goto('/site-map')
    await page.getByRole('main').getByRole('link', { name: 'About us' }).focus()
    await expect.poll(() => asked).toContain('/about-us')
  })

  test('D-76 is shown for its own query only @wide', async ({ page }) => {
    const one = '/search?q=kia+sportage'
    const other = '/search?q=ford+focus'
    await page.goto('/search?q=seven+seats')
    await page.waitForLoadState('networkidle')
    await page.evaluate(
      (addresses) => {
        for (const href of addresses) {
          const link = Object.assign(document.createElement('a'), { href, textContent: href })
          document.body.prepend(link, ' ')
        }
      },
      [one, other],
    )
    for (const address of [one, other]) {
      const fetched = page.waitForResponse((response) => isWholePage(response.request()))
      await page.getByRole('link', { name: address }).hover()
      await fetched
    }
    await page.getByRole('link', { name: other }).click()
    await expect(page).toHaveURL(other)
    await expect(page).toHaveTitle(/ford focus/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ford focus')
  })

  for (const [name, connection] of Object.entries({
    'on 2g @whole': { effectiveType: '2g', saveData: false },
    'for a visitor who saves data': { effectiveType: '4g', saveData: true },
  })) {
    test(`D-14 is not fetched ${name} @wide`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      const asked = pagesAskedFor(page)
      await page.goto('/site-map')
      await page.waitForLoadState('networkidle')
      await page.getByRole('main').getByRole('link', { name: 'About us' }).hover()
      await page.waitForTimeout(2_500)
      expect(asked).toEqual([])
    })
  }
})

test.describe('the bar of a page change', () => {
  const bar = (page: Page) => page.locator('body > progress')

  test('D-08 shows while the page is slow to come, and is gone a moment after @wide', async ({
    page,
  }) => {
    await page.goto('/site-map')
    await page.route('**/about-us**', async (route) => {
      await new Promise((done) => setTimeout(done, 1_500))
      await route.continue()
    })
    await page.getByRole('main').getByRole('link', { name: 'About us' }).click()
    await expect(bar(page)).toBeVisible({ timeout: 1_400 })
    const share = await bar(page).evaluate((node) => (node as HTMLProgressElement).value)
    expect(share).toBeLessThan(0.5)
    await expect(page).toHaveURL(/about-us$/)
    await expect(bar(page)).toHaveJSProperty('value', 1)
    await expect(bar(page)).toHaveCount(0, { timeout: 1_000 })
  })

  test('D-09 never shows for a page that came at once @wide', async ({ page }) => {
    await page.goto('/site-map')
    // A busy machine may take longer than at once: what counts is when the bar came after the press.
    await page.evaluate(() => {
      let pressedAt = 0
      addEventListener('click', () => (pressedAt = performance.now()), true)
      new MutationObserver(() => {
        if (!document.querySelector('body > progress')) return
        document.body.dataset.barAfterMs ??= String(performance.now() - pressedAt)
      }).observe(document.body, { childList: true })
    })
    const link = page.getByRole('main').getByRole('link', { name: 'About us' })
    const fetched = page.waitForResponse((response) => isWholePage(response.request()))
    await link.hover()
    await fetched
    await page.waitForTimeout(500)
    await link.click()
    await expect(page).toHaveURL(/about-us$/)
    await page.waitForTimeout(400)
    const barAfterMs = await page.evaluate(() => document.body.dataset.barAfterMs)
    expect(Number(barAfterMs ?? Infinity)).toBeGreaterThanOrEqual(quietMs)
  })
})

test.describe('a script that does not come', () => {
  test('S-55 reloads the page that was asked for @wide', async ({ page, complaints }) => {
    await page.goto('/site-map')
    await page.waitForLoadState('networkidle')
    await page.route(scripts, (route) => route.abort())
    const reloaded = page.waitForRequest((asked) => asked.isNavigationRequest())
    await page.getByRole('main').getByRole('link', { name: 'All deals' }).first().click()
    expect(new URL((await reloaded).url()).pathname).toBe('/compare-car-leasing')
    await page.unroute(scripts)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare car lease deals')
    complaints.length = 0
  })

  test('S-55 reloads once, and then says that something went wrong @wide', async ({
    page,
    request,
    complaints,
  }) => {
    const address = '/car-leasing-guides/leasing-explained/what-is-an-initial-rental'
    const html = await (await request.get(address)).text()
    const named = new Set(html.match(/\/_next\/static\/chunks\/[\w~.-]+\.js/g))
    let visits = 0
    page.on('request', (asked) => {
      if (asked.isNavigationRequest() && asked.url().endsWith(address)) visits++
    })
    await page.route(scripts, (route) =>
      named.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    )
    await page.goto(address)
    // The script of a calculator comes with its first use.
    const use = () => page.getByRole('main').locator('input, select').first().focus()
    await use()
    await expect.poll(() => visits).toBe(2)
    await page.waitForLoadState('networkidle')
    await use()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await page.waitForTimeout(1_000)
    expect(visits).toBe(2)
    complaints.length = 0
  })
})
