import type { Page } from '@playwright/test'
import { knownPages, pageKinds } from './larkway/known-pages.ts'
import { expect, test } from './site-test.ts'

/** The least height and width of what a finger is to hit, in pixels. */
const least = 44

for (const [name, path] of Object.entries(pageKinds)) {
  test(`${name}: whatever a finger can press is large enough for one @narrow`, async ({
    page,
    car,
  }) => {
    await page.goto(path(car))
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    expect(await smallTargets(page)).toEqual([])
  })
}

test('a page that is not there: the same @narrow', async ({ page }) => {
  await page.goto('/no-such-page')
  expect(await smallTargets(page)).toEqual([])
})

for (const name of ['a guide', 'questions', 'our providers', 'a deal', 'an enquiry', 'all makes']) {
  test(`${name}: nothing that has the focus is under a bar that stays @narrow`, async ({
    page,
    car,
  }) => {
    await page.goto(knownPages[name]!(car))
    const hidden: string[] = []
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(coveredFocus)
      if (covered) hidden.push(covered)
    }
    expect(hidden).toEqual([])
  })
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

/** What has the focus, if its middle is covered by something that stays in place; else null. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const box = focused.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  for (let over: Element | null = top; over; over = over.parentElement) {
    if (over.contains(focused)) return null
    if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) {
      return `${focused.textContent?.trim().slice(0, 40)} under ${over.className}`
    }
  }
  return null
}
