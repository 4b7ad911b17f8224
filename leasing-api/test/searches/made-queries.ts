import type { SearchCatalogue } from '#core/search/search-index.ts'
import { randomFrom, type Random } from '#leasing-api/rate-generator/random.ts'

/** A search made by seed, and where its first answer has to lead: a path, or nowhere. */
export type MadeQuery = { kind: string; text: string; path: string | null }

type Car = { make: string; makeSlug: string; range: string; rangeSlug: string }

/** Filters as they are said, with what they are in an address. */
const spoken: readonly (readonly [words: string, field: string, value: string])[] = [
  ['electric', 'fuelTypes', 'electric'],
  ['diesel', 'fuelTypes', 'diesel'],
  ['automatic', 'transmissions', 'automatic'],
  ['in stock', 'stock', '1'],
  ['under 300', 'budgetTo', '300'],
  ['up to £450 a month', 'budgetTo', '450'],
  ['over 200 pounds', 'budgetFrom', '200'],
  ['7 seats', 'seats', '7'],
  ['estate', 'bodyTypes', 'estate'],
  ['24 months', 'terms', '24'],
]

/** Searches for cars of a catalogue: names, in another order, misspelt, with filters, and nonsense. */
export function madeQueries(catalogue: SearchCatalogue, seed: number, count: number): MadeQuery[] {
  const random = randomFrom(seed)
  const makes = new Map(catalogue.makes.map((make) => [make.id, make]))
  const cars = catalogue.ranges.map((range): Car => {
    const make = makes.get(range.manufacturerId)!
    return { make: make.name, makeSlug: make.slug, range: range.name, rangeSlug: range.slug }
  })
  return Array.from({ length: count }, (_, at) => {
    const [kind, made] = kinds[at % kinds.length]!
    return { kind, ...made(pick(random, cars), random, cars) }
  })
}

type Made = Omit<MadeQuery, 'kind'>

const kinds: readonly (readonly [string, (car: Car, random: Random, cars: Car[]) => Made])[] = [
  ['make and range', (car) => ({ text: `${car.make} ${car.range}`, path: rangePath(car) })],
  ['range before make', (car) => ({ text: `${car.range} ${car.make}`, path: rangePath(car) })],
  [
    'range written together, lower case',
    (car) => ({
      text: `${car.make} ${car.range.replaceAll(/[ -]/g, '')}`.toLowerCase(),
      path: rangePath(car),
    }),
  ],
  [
    'misspelt make',
    (car, random) => ({ text: `${misspelt(car.make, random)} ${car.range}`, path: rangePath(car) }),
  ],
  [
    'misspelt range',
    (_, random, cars) => {
      const inLetters = cars.filter(({ range }) => /^[A-Za-z]{5,}$/.test(range))
      const car = pick(random, inLetters.length > 0 ? inLetters : cars)
      return { text: `${car.make} ${misspelt(car.range, random)}`, path: rangePath(car) }
    },
  ],
  [
    'make and filter',
    (car, random) => {
      const [words, field, value] = pick(random, spoken)
      const text = pick(random, [`${car.make} ${words}`, `${words} ${car.make}`])
      return { text, path: comparePath({ manufacturers: car.makeSlug, [field]: value }) }
    },
  ],
  [
    'range and two filters',
    (car, random) => {
      const [one, other] = twoFilters(random)
      return {
        text: `${one[0]} ${car.make} ${car.range} ${other[0]}`,
        path: comparePath({
          manufacturers: car.makeSlug,
          ranges: `${car.makeSlug}.${car.rangeSlug}`,
          [one[1]]: one[2],
          [other[1]]: other[2],
        }),
      }
    },
  ],
  [
    'two filters',
    (_, random) => {
      const [one, other] = twoFilters(random)
      return {
        text: `${one[0]} ${other[0]}`,
        path: comparePath({ [one[1]]: one[2], [other[1]]: other[2] }),
      }
    },
  ],
  ['nonsense', (_, random) => ({ text: nonsense(random), path: null })],
  [
    'make and nonsense',
    (car, random) => ({
      text: `${car.make} ${nonsense(random)}`,
      path: `/car-leasing/${car.makeSlug}`,
    }),
  ],
]

const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random.next() * values.length)]!

const rangePath = ({ makeSlug, rangeSlug }: Car) => `/car-leasing/${makeSlug}/${rangeSlug}`

/** The list of everything with some filters; their order says nothing. */
const comparePath = (fields: Readonly<Record<string, string>>) =>
  `/compare-car-leasing?${new URLSearchParams(fields).toString()}`

function twoFilters(random: Random) {
  const one = pick(random, spoken)
  const other = pick(
    random,
    spoken.filter(([, field]) => field !== one[1]),
  )
  return [one, other] as const
}

/** A word with one letter wrong, missing, doubled, or in its neighbour's place; the first stays. */
function misspelt(name: string, random: Random): string {
  const at = 1 + Math.floor(random.next() * (name.length - 2))
  const [before, letter, next, after] = [
    name.slice(0, at),
    name[at]!,
    name[at + 1]!,
    name.slice(at + 2),
  ]
  return pick(random, [
    `${before}x${next}${after}`,
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ])
}

const nonsense = (random: Random) =>
  Array.from({ length: 8 }, () => pick(random, [...'bcdfghjklmnpqrstvwxz'])).join('')
