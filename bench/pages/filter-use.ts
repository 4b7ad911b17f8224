import type { Browser, Page } from '@playwright/test'
import { bytesLoaded, settledMs, type PageBytes } from './page-bytes.ts'

/** What using the filters of a list adds to its script, and how long each press takes. */
export type FilterUse = PageBytes & { clicksMs: number[] }

const slowdown = 4

/** Choices pressed one after the other; the first comes while the script is on its way. */
const choices = ['petrol', 'electric', 'hybrid', 'diesel', 'plug-in-hybrid']

/** Run in the page: keeps how long each press took, until the next picture was drawn. */
const noteEventTimes = `
  window.eventTimes = []
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/down$|up$|click|input|change/.test(name)) eventTimes.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`

/**
 * Loads a list, waits until it has settled and ticks filters with the mouse, the processor slowed
 * down. A press takes as long as the browser says of its slowest event, which is until the next
 * picture is drawn.
 */
export async function filterUse(browser: Browser, url: string): Promise<FilterUse> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(noteEventTimes)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settledMs)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const weigh = bytesLoaded(page)
  const clicksMs: number[] = []
  for (const choice of choices) {
    await page.evaluate('eventTimes.length = 0')
    await press(page, `label[for=fuelTypes-${choice}]`)
    await page.waitForTimeout(1500)
    const times = await page.evaluate<number[]>('eventTimes')
    clicksMs.push(Math.max(0, ...times))
  }
  const added = await weigh()
  await page.close()
  return { ...added, clicksMs }
}

/**
 * Presses by the mouse alone: Playwright's own click puts a listener into the page, which on a slowed
 * processor takes as long as what it would measure.
 */
async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
