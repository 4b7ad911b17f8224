import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** The least height and width of what a finger is to hit, in pixels. */
const least = 44

/** Whatever a finger can press is large enough for one; a browser without a finger fails. */
export async function expectPressable(page: Page): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  expect(await smallTargets(page)).toEqual([])
}

/**
 * What can be pressed and is too small, but for links in running text, which WCAG 2.5.8 excepts. A
 * box to tick is as large as its label; a layer over a whole card counts as the link it belongs to.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((leastPx) => {
    const pressed = 'a[href], button, summary, select, textarea, input:not([type=hidden])'
    const sizes = (element: Element) => {
      const layer = getComputedStyle(element, '::after')
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const boxes = [element, ...labels].map((one) => one.getBoundingClientRect())
      const isLayer = layer.position === 'absolute' && layer.content !== 'none'
      return {
        width: Math.max(...boxes.map((box) => box.width), isLayer ? parseFloat(layer.width) : 0),
        height: Math.max(...boxes.map((box) => box.height), isLayer ? parseFloat(layer.height) : 0),
      }
    }
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const box = element.getBoundingClientRect()
      // What only a screen reader or the keyboard comes to is no target of a finger.
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && box.width > 1
      if (!isSeen || isInText(element)) return []
      const { width, height } = sizes(element)
      // Half a pixel is the rounding of lines.
      if (Math.min(width, height) >= leastPx - 0.5) return []
      const said = element.textContent?.trim().slice(0, 40) || element.getAttribute('aria-label')
      return `${said}: ${Math.round(width)} by ${Math.round(height)}`
    })
  }, least)
