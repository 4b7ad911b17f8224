import { expect, test as base } from '@playwright/test'
import { config } from './config.ts'
import { refusalCookie } from './larkway/consent-cookies.ts'
import { sampleCar, type SampleCar } from './larkway/sample-car.ts'

type OncePerWorker = { car: SampleCar }
type EveryTest = {
  /** Whether the visitor still has to choose about cookies; else everything was refused before. */
  isUndecided: boolean
  complaints: string[]
  /** Sets the size of text in percent, as the visitor's browser does and media queries in `em` follow. */
  setTextSize: (percent: number) => Promise<void>
}

/** Statuses are asserted where they matter; the browser's own line about them says no more. */
const aboutStatus = /^Failed to load resource: the server responded with a status of 4\d\d/

/**
 * The `test` of every browser test. A page that throws, logs an error or does what its content
 * security policy forbids fails the test that visited it.
 *
 * In `npm test` the tests of a worker take turns in one browser context, since a new one costs as much as
 * a page. Playwright empties it in between: cookies, all that is stored, routes, scripts, headers, clock.
 * Whoever changes what it does not put back, as permissions, says `reuseContext: false`.
 */
export const test = base.extend<EveryTest, OncePerWorker>({
  // A click on what never comes fails soon, with the reason.
  actionTimeout: 10_000,
  navigationTimeout: 20_000,
  reuseContext: [!config.isWhole, { scope: 'worker' }],
  car: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      await use(await sampleCar(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  isUndecided: [false, { option: true }],
  // Tests that ask without a browser have no context, which takes longer to make than most of them.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads of the pattern what a fixture needs
  complaints: async ({}, provide) => {
    const complaints: string[] = []
    await provide(complaints)
    expect(complaints, 'errors the browser reported').toEqual([])
  },
  setTextSize: async ({ page }, provide) => {
    const session = await page.context().newCDPSession(page)
    const set = async (percent: number) => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
    }
    await provide(set)
    await set(100)
  },
  context: async ({ context, isUndecided, complaints }, provide) => {
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => {
      if (message.type() !== 'error' || aboutStatus.test(message.text())) return
      complaints.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
    })
    if (!isUndecided) await context.addCookies([refusalCookie])
    await provide(context)
  },
})

export { expect } from '@playwright/test'
