import type { Locator, Page } from '@playwright/test'
import { dealPage } from './pages/deal-page.ts'
import { resultsPage } from './pages/results-page.ts'
import { expect, test } from './site-test.ts'

/** Counts what a visitor does from the home page on: presses, words sent, choices made. */
function visitor(page: Page) {
  let count = 0
  return {
    async press(what: Locator): Promise<void> {
      count++
      await what.click()
    },
    async search(words: string): Promise<void> {
      count++
      const box = page.locator('#header-search')
      await box.fill(words)
      await box.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=/)
    },
    async choose(field: Locator, option: string): Promise<void> {
      count++
      await field.selectOption(option)
    },
    count: () => count,
  }
}

type Visitor = ReturnType<typeof visitor>

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first()
const tick = (page: Page, name: RegExp) =>
  resultsPage(page).panel.getByRole('checkbox', { name }).first()
const firstDeal = ({ press }: Visitor, page: Page) => press(resultsPage(page).dealLinks.first())
async function fromMenu({ press }: Visitor, page: Page, title: string, entry: string) {
  const menus = page.getByRole('navigation', { name: 'Main' })
  await press(menus.locator('summary', { hasText: title }))
  const to = menus.getByRole('link', { name: entry, exact: true }).first()
  const href = (await to.getAttribute('href'))!
  await press(to)
  await expect(page).toHaveURL(href)
  await expect(main(page).getByRole('navigation', { name: 'You are here' })).toBeVisible()
}

/** What visitors come for, the most that they do on a laptop, and the way. */
const tasks: Record<string, [number, (visit: Visitor, page: Page) => Promise<void>]> = {
  'the cheapest automatic estate in stock under £350': [
    3,
    async (visit, page) => {
      await visit.search('automatic estate in stock under 350')
      await visit.press(link(page, /^Estates, Automatic, Up to £350/))
      await firstDeal(visit, page)
      await expect(page).toHaveURL(/\/offers\?.*stock=1/)
    },
  ],
  'what an electric van costs a business with VAT': [
    5,
    async (visit, page) => {
      await fromMenu(visit, page, 'Car lease deals', 'Van leasing')
      await visit.press(tick(page, /^Electric/))
      await visit.press(link(page, 'Show prices with VAT'))
      await firstDeal(visit, page)
      await expect(main(page)).toContainText('a month inc. VAT')
    },
  ],
  'the cheapest car with seven seats': [
    3,
    async (visit, page) => {
      await visit.search('7 seats')
      await visit.press(link(page, /^7 seats/))
      await firstDeal(visit, page)
      await expect(dealPage(page).enquire).toBeVisible()
    },
  ],
  'what it costs to buy a Golf at the end of a PCP': [
    3,
    async (visit, page) => {
      await visit.search('golf pcp')
      await visit.press(link(page, /^PCP, Volkswagen Golf/))
      await firstDeal(visit, page)
      await expect(main(page)).toContainText(/APR/)
      await expect(main(page)).toContainText(/[Ff]inal payment/)
    },
  ],
  'how the price of a range has moved': [
    2,
    async (visit, page) => {
      await visit.search('kia ev3')
      await visit.press(link(page, /^Kia EV3/))
      await expect(main(page).getByRole('heading', { name: /price/i }).first()).toBeVisible()
    },
  ],
  'two cars side by side': [
    6,
    async (visit, page) => {
      await fromMenu(visit, page, 'Car lease deals', 'All deals')
      const hearts = main(page)
        .getByRole('article')
        .getByRole('button', { name: /shortlist/i })
      await visit.press(hearts.nth(0))
      await visit.press(hearts.nth(1))
      await visit.press(page.getByRole('banner').getByRole('link', { name: /shortlist/i }))
      await visit.press(
        main(page)
          .getByRole('button', { name: /Compare/ })
          .first(),
      )
      await expect(page).toHaveURL(/\/compare\?/)
    },
  ],
  'a special offer up to £300': [
    3,
    async (visit, page) => {
      await fromMenu(visit, page, 'Car lease deals', 'Special offers')
      const usual = resultsPage(page).panel.getByRole('group', { name: 'Usual budgets' })
      await visit.press(usual.getByRole('link', { name: '£300' }))
      await expect(page).toHaveURL(/budgetTo=300/)
      await expect(resultsPage(page).cards.first()).toBeVisible()
    },
  ],
  'the phone number and hours of the cheapest provider': [
    3,
    async (visit, page) => {
      await fromMenu(visit, page, 'Car lease deals', 'All deals')
      await firstDeal(visit, page)
      await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible()
    },
  ],
  'what charging costs': [
    2,
    async (visit, page) => {
      await visit.search('how does charging work')
      await visit.press(link(page, /^Charging at home/))
      await expect(main(page).getByRole('table').first()).toBeVisible()
    },
  ],
  'a hybrid for a business up to £350': [
    2,
    async (visit, page) => {
      await visit.search('hybrid business under 350')
      await visit.press(link(page, /^Business lease, Hybrid/))
      await expect(resultsPage(page).cards.first()).toContainText('excl. VAT')
    },
  ],
  'the total of two years and more miles': [
    5,
    async (visit, page) => {
      await fromMenu(visit, page, 'Car lease deals', 'All deals')
      await firstDeal(visit, page)
      await visit.choose(dealPage(page).term, '24')
      await visit.choose(dealPage(page).mileage, '10000')
      await expect(page).toHaveURL(/term=24&mileage=10000/)
    },
  ],
  'the colours that stand ready': [
    4,
    async (visit, page) => {
      await fromMenu(visit, page, 'Car lease deals', 'In stock now')
      await firstDeal(visit, page)
      await visit.press(main(page).getByText(/^\d+ in stock: /))
      await expect(
        main(page)
          .getByText(/available /)
          .first(),
      ).toBeVisible()
    },
  ],
}

test('twelve things that visitors come for take few presses @wide @whole', async ({ page }) => {
  test.setTimeout(240_000)
  for (const [name, [most, task]] of Object.entries(tasks)) {
    await test.step(name, async () => {
      const visit = visitor(page)
      await page.goto('/')
      await task(visit, page)
      expect(visit.count(), name).toBeLessThanOrEqual(most)
    })
  }
})
