import type { Page } from '@playwright/test'

type Search = { make: string; fuel: string; gearbox: string; budget: string }

/** The home page and its search. */
export function homePage(page: Page) {
  return {
    headline: page.getByRole('heading', { level: 1 }),
    submit: page.getByRole('button', { name: /deals/ }),
    /** Under the shapes; a van on the road above leads there too. */
    vans: page.getByRole('main').getByRole('link', { name: 'Vans', exact: true }).last(),
    open: () => page.goto('/'),
    /** Chooses by the words a visitor reads. */
    choose: async ({ make, fuel, gearbox, budget }: Search) => {
      await page.getByLabel('Make').selectOption(make)
      await page.getByLabel('Fuel').selectOption(fuel)
      await page.getByLabel('Gearbox').selectOption(gearbox)
      await page.getByLabel('Monthly budget').selectOption(budget)
    },
  }
}
