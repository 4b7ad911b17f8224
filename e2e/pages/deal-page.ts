import type { Page } from '@playwright/test'
import { pence } from './money.ts'
import { priceBlock } from './price-block.ts'

/** A car's deal page: the sentence, its price, and every provider's price for it. */
export function dealPage(page: Page) {
  const main = page.getByRole('main')
  const offers = main
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^Ask / }) })
  const price = priceBlock(main)
  return {
    price,
    offers,
    title: main.getByRole('heading', { level: 1 }),
    change: main.locator('output').first(),
    saving: main.getByText(/£\d+ a month less than the next best deal here/).first(),
    failed: main.getByText('The prices could not be fetched.'),
    enquire: main.getByRole('link', { name: /^Ask .* for this deal$/ }).first(),
    // A PCP has a form of its own below, with a length too.
    term: main.getByLabel('Contract length').first(),
    mileage: main.getByLabel('Miles a year', { exact: true }),
    initialRental: main.getByLabel('Initial rental, in monthly payments'),
    financeType: main.getByLabel('Finance type'),
    delivery: main.getByLabel('Delivery'),
    bar: page.getByRole('region', { name: 'This deal in short' }),
    glance: main.getByRole('region', { name: 'Terms at a glance' }).getByRole('table'),
    mileages: main.getByRole('region', { name: 'What each mileage comes to' }).getByRole('table'),
    sort: main.getByLabel('Sort by'),
    budget: main.getByLabel('Monthly price'),
    firstPayment: main.getByLabel('First payment', { exact: true }),
    showOffers: main.getByRole('button', { name: 'Show these offers' }),
    showDeal: main.getByRole('button', { name: 'Show this deal' }),
    open: (capId: string, search = '') =>
      page.goto(`/vehicles/${capId}/offers${search ? `?${search}` : ''}`),
    /** Opens the sum behind the total and reads its rows. */
    sum: async () => {
      await price.total.click()
      const rows = main.getByRole('table').first().getByRole('row')
      return Promise.all(
        (await rows.all()).map(async (row) => ({
          label: await row.getByRole('rowheader').innerText(),
          pence: pence(await row.getByRole('cell').innerText()),
        })),
      )
    },
    /** Provider and total of each offer in the list, in its order. */
    listed: async () =>
      Promise.all(
        (await offers.all()).map(async (offer) => ({
          provider: await offer.getByRole('heading', { level: 3 }).innerText(),
          ...(await priceBlock(offer).read()),
        })),
      ),
  }
}
