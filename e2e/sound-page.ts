import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { config } from './config.ts'
import { expect } from './site-test.ts'

/**
 * No finding of axe of any weight, except of the named rules, and no scrolling sideways. On phones axe,
 * which takes most of the time of a page, is left to `npm run prove:browser`.
 */
export async function expectSound(page: Page, exceptRules: string[] = []): Promise<void> {
  const isOnPhone = (page.viewportSize()?.width ?? Infinity) < 500
  if (!isOnPhone || config.isWhole) await expectNothingForAxe(page, exceptRules)
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth)
}

/** No finding of axe of any weight, except of the named rules. */
export async function expectNothingForAxe(page: Page, exceptRules: string[] = []): Promise<void> {
  // Our pages have no frames to look into, and what is not wrong is not read: three quarters of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules(exceptRules)
    .analyze()
  const findings = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect(findings).toEqual([])
}
