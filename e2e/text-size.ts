import type { Page } from '@playwright/test'

/** Sets the size of text as the visitor's browser does, which media queries in `em` follow. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
}
