import type { Page } from '@playwright/test'
import { pageVisitPath, type PageVisit } from '#core/figures/page-visit.ts'
import { stored } from './pages/consent-banner.ts'
import { expect, test } from './site-test.ts'

test.use({ isUndecided: true })

/** Looks elsewhere for a moment. What a page sends while it is unloaded is not seen by tests. */
const lookElsewhere = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'hidden')
  })

test('W-193 W-194 a page that is left says what kind it is and how fast it was, and nothing is stored @once', async ({
  page,
}) => {
  const visits: PageVisit[] = []
  const headers: Promise<Record<string, string>>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(pageVisitPath)) return
    visits.push(request.postDataJSON() as PageVisit)
    headers.push(request.allHeaders())
  })
  const left = (views: number) =>
    expect
      .poll(async () => {
        await lookElsewhere(page)
        return visits.flatMap((visit) => visit.views).length
      })
      .toBe(views)
  await page.goto('/car-leasing/ford?utm_source=letter')
  await left(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click()
  await expect(page.getByText('We count how often each kind of page is seen')).toBeVisible()
  await left(2)
  const number = expect.any(Number) as unknown as number
  expect(visits).toEqual([
    expect.objectContaining({
      views: ['/car-leasing/:manufacturer'],
      ...{ lcp: number, fcp: number, ttfb: number, cls: number },
    }),
    { views: ['/cookies'] },
  ])
  for (const { cookie, referer } of await Promise.all(headers))
    expect([cookie, referer]).toEqual([undefined, undefined])
  const { cookie, localStorage } = await stored(page)
  expect([cookie, localStorage]).toEqual([[], []])
})
