import type { Named } from '../vehicle/derivative.ts'

/** The makes as the first question shows them. */
export type MakeGroups = {
  /** Customer favourites, the most wanted first. */
  favourites: Named[]
  /** Every make by name, favourites among them. */
  all: Named[]
}

/** Favourites that nobody offers are left out. Empty lists without makes. Rule W-18. */
export function makeGroups(makes: readonly Named[], favouriteSlugs: readonly string[]): MakeGroups {
  return {
    favourites: favouriteSlugs.flatMap((slug) => makes.find((make) => make.slug === slug) ?? []),
    all: makes.toSorted((left, right) => left.name.localeCompare(right.name, 'en')),
  }
}
