import type { Page } from '@playwright/test'

/** Goes from stop to stop of the keyboard and names those that something lies over in full. */
export async function hiddenStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  stops: number,
): Promise<string[]> {
  const hidden: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press(key)
    await page.waitForTimeout(50)
    const covered = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const inside = (x: number, y: number) => {
        const at = document.elementFromPoint(x, y)
        return at !== null && (element.contains(at) || at.contains(element))
      }
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const points = [top + 2, (top + bottom) / 2, bottom - 2].filter(
        (y) => y > 0 && y < innerHeight,
      )
      return points.some((y) => inside(x, y)) ? null : `${element.tagName} ${element.textContent}`
    })
    if (covered !== null) hidden.push(`${key} ${stop}: ${covered.slice(0, 60)}`)
  }
  return hidden
}
