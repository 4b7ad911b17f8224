import type { Page } from '@playwright/test'
import { knownPages } from './larkway/known-pages.ts'
import { expect, test } from './site-test.ts'

/** Kinds of the sheets that a page has, in their order: its own, or the build's. */
const sheets = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.split('/').at(-2) ?? ''))

/** Where everything stands and how it looks, as far as a rule of a style could change it. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const said = [
        style.color,
        style.backgroundColor,
        style.font,
        style.borderWidth,
        style.display,
      ]
      return [element.tagName, element.className, x, y, width, height, ...said].join(' ')
    }),
  )

/** One of each layout; `npm run prove:browser` looks at all. */
const kinds = new Set(['all deals', 'a deal', 'a guide', 'about us', 'the log-in', 'an advert'])

for (const kind of Object.keys(knownPages)) {
  // Pages of the office are drawn by their scripts.
  if (/of nobody/.test(kind) && kind !== 'an account of nobody') continue
  // Their payload is sent as it is, and has the build's sheets.
  if (/embed/.test(kind)) continue
  const tag = kinds.has(kind) ? '@once' : '@whole'
  test(`D-115 ${kind}: all that a page shows is in its own sheet, and the rest comes when it is used ${tag}`, async ({
    page,
    car,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(knownPages[kind]!(car))
    await page.waitForLoadState('networkidle')
    // What is stored is shown by script.
    if (kind !== 'cookies') expect(await sheets(page)).toEqual(['styles'])
    // What only a script says, as that a provider is closed by now, is not what is looked at.
    await page.route(/\.js$/, () => {})
    const before = await looks(page)
    await page.keyboard.press('Tab')
    // In the place of its own, which says nothing more then.
    await expect.poll(async () => new Set(await sheets(page))).toEqual(new Set(['chunks']))
    await page.evaluate(async () => {
      ;(document.activeElement as HTMLElement).blur()
      // A browser whose requests are looked at keeps nothing, and fetches the fonts once more.
      await document.fonts.ready
    })
    expect(await looks(page)).toEqual(before)
  })
}
