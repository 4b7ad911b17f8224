import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { dealPage } from './pages/deal-page.ts'
import { dealStrip, readCard } from './pages/deal-strip.ts'
import { pence } from './pages/money.ts'

/** Every link of a row comes into view by Tab alone. */
async function expectReached(page: Page, links: Locator): Promise<void> {
  await links.first().focus()
  for (let at = 1; at < (await links.count()); at++) await page.keyboard.press('Tab')
  await expect(links.last()).toBeFocused()
  await expect(links.last()).toBeInViewport()
}

test('K-36 K-38 D-58 other trims and similar cars stand below a deal with their prices @once', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=36&mileage=8000&deposit=6&stock=0')
  const own = await deal.price.read()
  const trims = dealStrip(page, /^Other trims of the /)
  await expect(trims.region).toContainText(
    'On these terms: 36 months, 8,000 miles a year, 6 months',
  )
  const differences: number[] = []
  for (const card of await trims.cards.all()) {
    const { totalPence, text } = await readCard(card)
    const difference = Math.round(totalPence / 36) - Math.round(own.totalPence / 36)
    const said = /([+−]?£[\d,.]+) a month, all in/.exec(text)?.[1]
    expect(said ? pence(said) : 0, text).toBe(difference)
    expect(text).toMatch(/Works out at £.* a month .*Checked \d/)
    differences.push(difference)
  }
  expect(differences.length).toBeGreaterThan(0)
  expect(differences).toEqual(differences.toSorted((left, right) => left - right))
  await expectReached(page, trims.links)

  const titles = ['Similar cars', 'Electric alternatives', 'Special offers elsewhere']
  const names: string[] = []
  for (const title of titles) {
    const { region, cards, links } = dealStrip(page, title)
    if ((await region.count()) === 0) continue
    await region.scrollIntoViewIfNeeded()
    await expect(cards.first()).toBeVisible()
    for (const card of await cards.all()) {
      const { payments, monthlyPence, totalPence } = await readCard(card)
      expect(payments).toBe(35)
      expect(totalPence).toBeGreaterThan(monthlyPence * 36)
    }
    names.push(...(await links.allInnerTexts()).map((text) => text.split('\n')[0]!))
    await expectReached(page, links)
  }
  expect(names.length).toBeGreaterThan(8)
  expect(new Set(names).size, 'no range twice').toBe(names.length)
  await trims.links.first().click()
  await expect(page).toHaveURL(/\/vehicles\/\d+\/offers\?term=36&mileage=8000&deposit=6/)
})

test('D-113 rows further down load when they come near, and are there on the way back @wide', async ({
  page,
  car,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await dealPage(page).open(car.capId)
  await page.waitForLoadState('networkidle')
  const { region, cards, links } = dealStrip(page, 'Special offers elsewhere')
  await expect(cards).toHaveCount(0)
  expect(asked).not.toContain('/api/special-offers/carousel')
  await region.scrollIntoViewIfNeeded()
  await expect(cards.first()).toBeVisible()
  const offers = await links.allInnerTexts()
  expect(offers.length).toBeGreaterThan(0)
  await links.first().click()
  await expect(page).toHaveURL(/\/special-offers\/.*\/details/)
  await page.goBack()
  await expect.poll(() => links.allInnerTexts()).toEqual(offers)
})

for (const how of [' @once', ' @no-script']) {
  test(`D-113 rows that do not load are links to a list of such deals${how}`, async ({
    page,
    car,
  }) => {
    await page.route('**/api/special-offers/carousel', (route) =>
      route.fulfill({ status: 404, json: {} }),
    )
    await dealPage(page).open(car.capId)
    const { region, cards } = dealStrip(page, 'Special offers elsewhere')
    await region.scrollIntoViewIfNeeded()
    await region.getByRole('link', { name: 'All special offers' }).click()
    await expect(page).toHaveURL(/\/special-offers$/)
    await expect(cards).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
}

test('D-59 K-06 K-37 the parts about a car are led to by links @no-script', async ({
  page,
  car,
}) => {
  await dealPage(page).open(car.capId)
  const main = page.getByRole('main')
  for (const name of ['Overview', 'Tech and specs', 'General information']) {
    await main
      .getByRole('navigation', { name: 'About this car' })
      .getByRole('link', { name })
      .click()
    await expect(main.getByRole('heading', { level: 2, name })).toBeInViewport()
  }
  await expect(main.getByRole('heading', { name: /: what its figures say$/ })).toBeVisible()
  await expect(main.getByText('Illustration', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 3, name: 'Driving and safety' })).toBeVisible()
  await expect(dealStrip(page, /^Other trims of the /).links.first()).toBeVisible()
  await expect(main.locator('#questions details')).toHaveCount(6)
})

for (const how of [' @once', ' @no-script']) {
  test(`K-35 a colour in stock paints the drawing${how}`, async ({ page, request }) => {
    const answer = await request.get('/api/offers/stock/carousel')
    const { data } = (await answer.json()) as { data: { capId: string }[] }
    await dealPage(page).open(data[0]!.capId)
    const colours = page.getByRole('group', { name: 'Colours in stock' })
    const drawing = colours.getByRole('img')
    await expect(drawing).toHaveCount(1)
    const before = await drawing.getAttribute('src')
    await colours.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(colours.getByRole('radio').nth(1)).toBeChecked()
    await expect(drawing).toHaveCount(1)
    await expect(drawing).not.toHaveAttribute('src', before!)
    await expect(drawing).toHaveAccessibleName(/^Drawing of the .*: .*, (available now|from \d)/)
  })
}
