import type { Locator, Page } from '@playwright/test'
import { priceBlock } from './price-block.ts'

/** A row of deals beside a deal, by its title. */
export function dealStrip(page: Page, name: string | RegExp) {
  const region = page.getByRole('main').getByRole('region', { name })
  return {
    region,
    cards: region.getByRole('listitem'),
    links: region.getByRole('heading').getByRole('link'),
  }
}

/** What a card of a row says of its price, and its difference where it says one. */
export const readCard = async (card: Locator) => ({
  ...(await priceBlock(card).read()),
  text: (await card.innerText()).replaceAll(/\s+/g, ' '),
})
