import type { Page } from '@playwright/test'
import { count, pence } from './pages/money.ts'
import { resultsPage } from './pages/results-page.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

const ofModel = '**/api/manufacturers/*/ranges/*/derivatives*'

/** The first card that stands for several versions, and what it opens. */
function firstGroup(page: Page) {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /more versions? from £/ }) })
    .first()
  const opener = card.getByRole('link', { name: /more versions? from £/ })
  const list = page.getByRole('list', { name: /^More versions of the / })
  return { card, opener, list, rows: list.getByRole('listitem') }
}

test('C-65 F-108 a list has one card a car model, and says of how many deals @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  await expect(results.summary).toHaveText(/^[\d,]+ deals on \d+ models from £[\d.]+ a month$/)
  const names = await results.cards
    .getByRole('heading')
    .evaluateAll((headings) =>
      headings.map((heading) => heading.querySelector('a')?.firstChild?.textContent),
    )
  expect(new Set(names).size).toBe(24)
  await results.openPanel()
  const [deals] = (await results.summary.innerText()).split(' on ')
  const see = results.panel.getByRole('button', { name: /^See/ })
  if (await see.isVisible()) await expect(see).toHaveText(`See ${deals}`)
})

test('D-49 the other versions open below their card and close again @once', async ({ page }) => {
  await resultsPage(page).open()
  const { card, opener, rows } = firstGroup(page)
  const [address, words] = [page.url(), await opener.innerText()]
  const shown = await card.getByRole('heading').getByRole('link').getAttribute('href')
  const next = page.getByRole('article').nth(1)
  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(rows).toHaveCount(Math.min(count(words), 23))
  await expect(opener).toBeFocused()
  expect(page.url()).toBe(address)

  const hrefs = await rows
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).not.toContain(shown)
  const prices = await rows
    .locator('strong')
    .evaluateAll((figures) => figures.map(({ textContent }) => textContent))
  expect(Math.min(...prices.map(pence))).toBe(pence(words))
  await expectSound(page)

  // Below its card and as wide as the list; the card beside it stays beside it.
  const box = (await page.getByRole('list', { name: /^More versions/ }).boundingBox())!
  const [own, beside] = [(await card.boundingBox())!, (await next.boundingBox())!]
  expect(box.y).toBeGreaterThan(own.y + own.height - 48)
  if (page.viewportSize()!.width > 1000) expect(beside.y).toBe(own.y)

  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(rows).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('D-49 by keyboard the versions follow their card, and one leads to its deal @once', async ({
  page,
}) => {
  await resultsPage(page).open()
  const { opener, rows } = firstGroup(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  const link = rows.first().getByRole('link')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const [href, price] = [
    await link.getAttribute('href'),
    await rows.first().locator('strong').innerText(),
  ]
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href!)
  await expect(page.getByRole('main')).toContainText(price)
})

test('D-49 versions that cannot be fetched say so and can be asked for again @wide', async ({
  page,
}) => {
  await resultsPage(page).open()
  const { opener, rows } = firstGroup(page)
  await page.route(ofModel, (route) => route.fulfill({ status: 429, body: '{}' }))
  await opener.click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be fetched' })).toBeVisible()
  await page.unroute(ofModel)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(rows.first()).toBeVisible()
})

test('D-49 another choice of filters closes what was open @wide @whole', async ({ page }) => {
  const results = resultsPage(page)
  await results.open()
  const { opener, rows } = firstGroup(page)
  await opener.click()
  await expect(rows.first()).toBeVisible()
  await results.choose('Length', '24')
  await expect(page).toHaveURL(/terms=24/)
  await expect(rows).toHaveCount(0)
})

test('F-108 a tick shows every deal by itself, and Back takes it away @once', async ({ page }) => {
  const results = resultsPage(page)
  await results.open()
  const grouped = await results.summary.innerText()
  const tick = page.getByRole('checkbox', { name: 'Show every deal by itself' })
  await tick.click()
  await expect(page).toHaveURL('/compare-car-leasing?everyDeal=1')
  await expect(results.summary).toHaveText(
    `${grouped.split(' on ')[0]} from £${grouped.split('£')[1]}`,
  )
  await expect(page.getByRole('link', { name: /more versions?/ })).toHaveCount(0)
  await expect(tick).toBeChecked()
  await page.goBack()
  await expect(results.summary).toHaveText(grouped)
  await expect(tick).not.toBeChecked()
})

test('D-44 D-49 of PCPs no price is told without its example @wide', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('financeType=pcp')
  await expect(results.summary).toHaveText(/^[\d,]+ deals on \d+ models$/)
  await page
    .getByRole('link', { name: /^\d+ more versions?$/ })
    .first()
    .click()
  const row = page
    .getByRole('list', { name: /^More versions/ })
    .getByRole('listitem')
    .first()
  await expect(row).toContainText('APR representative')
  await expect(row.getByText('Representative example')).toBeVisible()
})

test('F-108 a list within a model shows every deal, and has no tick @wide', async ({
  page,
  car,
}) => {
  await page.goto(`/car-search/${car.make}/${car.range}/${car.model}/personal/vehicles`)
  await expect(page.getByRole('status').filter({ hasText: / deals? / })).toHaveText(
    /^\d+ deals? (from|at) £/,
  )
  await expect(page.getByRole('checkbox', { name: 'Show every deal by itself' })).toHaveCount(0)
})

test('D-49 F-108 without script versions are on the page of their range, and the tick is a field @no-script', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  const grouped = await results.summary.innerText()
  const { opener } = firstGroup(page)
  const versions = count(await opener.innerText()) + 1
  await opener.click()
  await expect(page).toHaveURL(/\/car-leasing\/[^/]+\/[^/?]+$/)
  const links = page.locator('#versions').getByRole('listitem').getByRole('link')
  expect(await links.count()).toBeGreaterThanOrEqual(versions)
  await expect(links.first()).toHaveAttribute('href', /^\/vehicles\/\d+\/offers/)

  await results.open()
  await page.getByRole('checkbox', { name: 'Show every deal by itself' }).check()
  await results.openPanel()
  await results.panel.getByRole('button', { name: 'Show these deals' }).click()
  await expect(page).toHaveURL('/compare-car-leasing?everyDeal=1')
  await expect.poll(results.total).toBe(count(grouped))
})
