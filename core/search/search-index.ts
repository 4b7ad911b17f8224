import type { DerivativeSummary, Named } from '../vehicle/derivative.ts'
import { plainWords } from './plain-words.ts'

/** What can be searched for. */
export type SearchCatalogue = {
  makes: readonly Named[]
  ranges: readonly (Named & { manufacturerId: number })[]
  /** Those that somebody quotes for, in the order in which they are to be found: the cheapest first. */
  derivatives: readonly SearchedDerivative[]
}

export type SearchedDerivative = Pick<
  DerivativeSummary,
  'capId' | 'name' | 'bodyType' | 'fuelType' | 'transmission' | 'seats'
> & { rangeId: number; modelName: string }

/** A make or range under the forms that people write its name in. */
export type SearchedName<Row> = {
  row: Row
  /** Its names without spaces: `ev3`, `kiaev3`. */
  forms: readonly string[]
  /** The words of its name. */
  words: readonly string[]
}

export type SearchedRange = Named & { make: Named; derivatives: number }

/** The catalogue prepared for searches. Immutable; made once a version of catalogue and rates. */
export type SearchIndex = {
  makes: readonly SearchedName<Named>[]
  ranges: readonly SearchedName<SearchedRange>[]
  derivatives: readonly (SearchedDerivative & {
    range: SearchedRange
    words: ReadonlySet<string>
  })[]
  /** Every word of the derivatives' own names, without those of their models. */
  derivativeWords: ReadonlySet<string>
}

/** Names that people use and no catalogue has. Rule F-132. */
const shortNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['volkswagen', ['vw']],
  ['mercedes-benz', ['mercedes', 'merc']],
  ['land-rover', ['landy']],
])

/** Prepares a catalogue for searches. Rules F-130, F-132. */
export function searchIndex({ makes, ranges, derivatives }: SearchCatalogue): SearchIndex {
  const makeOf = new Map(makes.map((make) => [make.id, make]))
  const counts = new Map<number, number>()
  for (const { rangeId } of derivatives) counts.set(rangeId, (counts.get(rangeId) ?? 0) + 1)
  const rows = new Map(
    ranges.map((range) => {
      const make = makeOf.get(range.manufacturerId)!
      return [range.id, { ...range, make, derivatives: counts.get(range.id) ?? 0 }]
    }),
  )
  const found = derivatives.map((derivative) => ({
    ...derivative,
    range: rows.get(derivative.rangeId)!,
    words: new Set(plainWords(`${derivative.name} ${derivative.modelName}`)),
  }))
  return {
    makes: makes.map((row) => searchedName(row, shortNames.get(row.slug))),
    ranges: Array.from(rows.values(), (row) => {
      const { name, make } = row
      // The make's word in a range's own name may be left out: "2" of "Polestar 2" with its make.
      const own = withoutMake(name, make.name)
      const alone = own.length > 0 ? own : [plainWords(name).join('')]
      const makeForms = searchedName(make, shortNames.get(make.slug)).forms
      return searchedName(row, [
        ...own,
        ...makeForms.flatMap((form) => alone.map((rest) => form + rest)),
      ])
    }),
    derivatives: found,
    derivativeWords: new Set(derivatives.flatMap(({ name }) => plainWords(name))),
  }
}

function searchedName<Row extends Named>(row: Row, others: readonly string[] = []) {
  const words = plainWords(row.name)
  return { row, words, forms: [...new Set([words.join(''), ...others])] }
}

function withoutMake(name: string, make: string): string[] {
  const [words, own] = [plainWords(name), plainWords(make)]
  const isNamed = own.every((word, at) => word === words[at]) && words.length > own.length
  return isNamed ? [words.slice(own.length).join('')] : []
}
