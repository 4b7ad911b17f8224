import type { Page } from '@playwright/test'

/** Does some work while the open page is a phone's: as narrow, and pressed by a finger instead of a mouse. */
export async function asPhone(page: Page, work: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await work()
  await session.detach()
}
