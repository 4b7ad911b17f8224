import type { Page } from '@playwright/test'

/** Makes the open page a phone's: as narrow, and pressed by a finger instead of a mouse. */
export async function becomePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width: 360, height: 740 })
}
