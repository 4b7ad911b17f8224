import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'
import { expandMake } from '#leasing-api/catalogue/expand-make.ts'
import type { SeedWorld } from '#leasing-api/catalogue/seed.ts'
import { providerHabits } from '#leasing-api/rate-generator/provider-habits.ts'

/** The day and the instant that small worlds are made for. */
export const testDay = '2026-11-20'
export const testInstant = '2026-11-20T09:00:00.000Z'

const makes = ['ford', 'tesla', 'vauxhall']

/** Every fifth derivative of a make, so that bodies and fuels are mixed. */
const everyFifth = <Item>(items: readonly Item[]) => items.filter((_, at) => at % 5 === 0)

/** With stock and maintenance, with PCP, with special offers. Every one of the three quotes every car. */
const providerIds = [3, 6, 15]

/**
 * Three makes and three providers with a few thousand prices, from the same authors and the same
 * generator as the demonstration.
 */
export function smallWorld(): SeedWorld {
  const chosen = authoredCatalogue.filter(({ slug }) => makes.includes(slug))
  return {
    derivatives: chosen.flatMap((make) => everyFifth(expandMake(make))),
    habits: providerHabits.filter(({ providerId }) => providerIds.includes(providerId)),
  }
}
