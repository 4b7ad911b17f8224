import type { Locator, Page } from '@playwright/test'
import { dealPage } from './pages/deal-page.ts'
import { expect, test } from './site-test.ts'
import { withPictures } from './with-pictures.ts'

test.use({ launchOptions: withPictures })

const deals = ['', 'financeType=business', 'financeType=pcp'] as const

const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return box!.y + box!.height
}

test('D-56 price, total and button are on the first screen of a phone, and stay @narrow', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const search of deals) {
    await deal.open(car.capId, search)
    for (const depth of [0, 0.5, 0.9]) {
      await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), depth)
      if (depth === 0.9) {
        // The last part of a page is the footer's, where the deal is over.
        await deal.bar.scrollIntoViewIfNeeded()
      }
      await expect(deal.bar).toBeInViewport({ ratio: 1 })
      await expect(deal.bar).toContainText(/£[\d.,]+ a month.*£[\d.,]+/)
      await expect(deal.bar.getByRole('link', { name: /^Ask / })).toBeInViewport({ ratio: 1 })
    }
  }
})

test('D-56 they are on the first screen of a laptop, and stay beside the page @wide', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const search of deals) {
    await deal.open(car.capId, search)
    await expect(deal.bar).toBeHidden()
    for (const depth of [0, 1500]) {
      await page.evaluate((y) => scrollTo(0, y), depth)
      await expect(deal.price.figure.first()).toBeInViewport({ ratio: 1 })
      await expect(deal.enquire).toBeInViewport({ ratio: 1 })
    }
    expect(await bottomOf(deal.enquire)).toBeLessThanOrEqual(768)
  }
})

test('D-56 nothing sticks on a screen lower than 480 px, nor in print @wide', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  const stuck = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter((each) =>
          ['sticky', 'fixed'].includes(getComputedStyle(each).position),
        ).length,
    )
  await page.setViewportSize({ width: 1366, height: 470 })
  await deal.open(car.capId)
  expect(await stuck()).toBe(0)
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await stuck()).toBe(0)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await stuck()).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await stuck()).toBe(0)
})

for (const [size, letters, how] of [
  [{ width: 360, height: 780 }, 1, '@whole'],
  [{ width: 1366, height: 768 }, 1, '@whole'],
  [{ width: 320, height: 256 }, 1, ''],
  [{ width: 360, height: 780 }, 2, '@whole'],
] as const) {
  test(`D-56 nothing focused lies under a bar at ${size.width}×${size.height}, letters × ${letters} @wide ${how}`, async ({
    page,
    car,
    setTextSize,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await setTextSize(letters * 100)
    await page.goto(`/vehicles/${car.capId}/offers`)
    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: string[] = []
      for (let stop = 0; stop < 60; stop++) {
        await page.keyboard.press(key)
        const covered = await page.evaluate(coveredFocus)
        if (covered) hidden.push(covered)
      }
      expect(hidden, key).toEqual([])
    }
  })
}

/** Names what has the focus when a bar that sticks lies over its middle. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const box = focused.getBoundingClientRect()
  if (box.width === 0 || box.height > innerHeight) return null
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const bar = over?.closest('main section, main div')
  const isStuck = (each: Element | null | undefined): boolean =>
    each !== null &&
    each !== undefined &&
    (getComputedStyle(each).position === 'sticky' || isStuck(each.parentElement))
  const isUnderBar = isStuck(bar) && !focused.contains(over) && !bar?.contains(focused)
  return !isUnderBar ? null : `${focused.tagName} ${focused.textContent?.slice(0, 40) ?? ''}`
}

test('D-56 a printed deal is two pages at most @wide', async ({ page, car }) => {
  for (const search of deals) {
    await dealPage(page).open(car.capId, search)
    const pdf = await page.pdf({ format: 'A4' })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(pages, search).toBeLessThanOrEqual(2)
  }
})

/** Names of classes in a page's HTML that its style sheets do not know. */
async function unstyled(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => href!,
  )
  const css = await Promise.all(sheets.map(async (href) => (await page.request.get(href)).text()))
  const body = html.slice(0, html.indexOf('self.__next_f'))
  const classes = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '))
  return [...new Set(classes)].filter((name) => !css.some((sheet) => sheet.includes(`.${name}`)))
}

test('what comes before the script of a deal or a list comes with its styles @wide', async ({
  page,
  car,
}) => {
  for (const address of [
    ...deals.map((search) => `/vehicles/${car.capId}/offers?${search}`),
    '/business-car-leasing',
    '/in-stock-car-lease-deals',
  ]) {
    expect(await unstyled(page, address), address).toEqual([])
  }
})
