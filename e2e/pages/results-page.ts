import { expect, type Page } from '@playwright/test'
import { count } from './money.ts'
import { priceBlock } from './price-block.ts'

/** A list of deals with its filters, which on a phone lie in a drawer. */
export function resultsPage(page: Page, address = '/compare-car-leasing') {
  const main = page.getByRole('main')
  const summary = main.getByRole('status').filter({ hasText: /deal/i })
  const panel = page.getByRole('region', { name: 'Filters' })
  const opener = main.getByRole('button', { name: /^Filters/ })
  const cards = main.getByRole('article')

  const budgetTo = panel.getByLabel('Up to £', { exact: true })

  const openPanel = async () => {
    const isDrawer = await opener.isVisible()
    if (isDrawer) await opener.click()
    return isDrawer
  }
  const inPanel = async (act: () => Promise<unknown>) => {
    const isDrawer = await openPanel()
    await act()
    if (isDrawer) await panel.getByRole('button', { name: /^See/ }).click()
  }
  return {
    summary,
    panel,
    opener,
    /** Beside the list they are open already. */
    openPanel,
    cards,
    /** The link of each card to its deal. */
    dealLinks: cards.getByRole('heading').getByRole('link'),
    chips: main.getByRole('group', { name: 'Filters in force' }),
    nextPage: main
      .getByRole('navigation', { name: 'Pages of deals' })
      .getByRole('link', { name: 'Next' }),
    open: (search = '') => page.goto(`${address}${search ? `?${search}` : ''}`),
    /** Uses the list, for which its script comes, and waits until that answers presses. */
    takeOver: async () => {
      await cards.first().hover()
      const isByReact = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps'))
      await expect.poll(() => summary.evaluate(isByReact)).toBe(true)
    },
    total: async () => count(await summary.innerText()),
    /** Ticks or unticks an option, such as ('Fuel', 'Electric'). */
    tick: (group: string, option: string) =>
      inPanel(async () => {
        const options = panel.getByRole('group', { name: group, exact: true })
        if (!(await options.isVisible())) await panel.locator('summary', { hasText: group }).click()
        await options.getByRole('checkbox', { name: new RegExp(`^${option}`) }).click()
      }),
    /** Opens every group of filters that is folded away. */
    unfold: async () => {
      const folded = panel.locator('details:not([open]) > summary')
      while ((await folded.count()) > 0) await folded.first().click()
    },
    choose: (field: string, value: string) =>
      inPanel(() => panel.getByLabel(field, { exact: true }).selectOption(value)),
    /** Types the most a month, in pounds. */
    payUpTo: (pounds: number) =>
      inPanel(async () => {
        await budgetTo.fill(String(pounds))
        await budgetTo.press('Enter')
      }),
    /** The field for the most a month, and the slider that sets it. */
    budgetTo,
    budgetSlider: panel.getByRole('slider', { name: 'The most a month' }),
    sortBy: (label: string) => main.getByLabel('Sort by').selectOption(label),
    removeChip: (label: string) =>
      main.getByRole('link', { name: `Remove filter: ${label}` }).click(),
    card: (index: number) => {
      const card = cards.nth(index)
      return {
        link: card.getByRole('link').first(),
        price: priceBlock(card),
        special: card.getByText(/^(Special offer|Hot deal).* a month below ordinary prices$/s),
      }
    },
    /** Monthly prices of all cards, in pence, once the list has settled. */
    monthlyPrices: async () => {
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
      return Promise.all(
        (await cards.all()).map(async (card) => (await priceBlock(card).read()).monthlyPence),
      )
    },
  }
}
