import type { FilterChange } from '../filters/change/apply-change.ts'
import { paths } from '../routes/paths.ts'
import { carName } from '../vehicle/car-name.ts'
import type { Named } from '../vehicle/derivative.ts'
import { listAnswer, searchedFilters } from './list-answer.ts'
import type { NamedCars } from './named-cars.ts'
import type { SearchedRange, SearchIndex } from './search-index.ts'
import type { SearchAnswer } from './search-answer.ts'

const mostDerivatives = 3

/** Deal pages, pages of ranges and makes and lists for what a search says of cars. */
export function carAnswers(
  named: NamedCars,
  change: FilterChange,
  left: readonly string[],
  index: SearchIndex,
): SearchAnswer[] {
  const { makes, ranges } = likelyCars(named)
  const hasFilters = Object.keys(change).length > 0
  const derivatives =
    left.length > 0 ? derivativeAnswers({ makes, ranges }, change, left, index) : []
  const [first, ...others] = ranges
  if (!first) {
    const isOneMake = makes.length === 1 && !hasFilters
    return [
      ...derivatives,
      ...(makes.length + Object.keys(change).length > 0 && !isOneMake
        ? [listAnswer({ makes, ranges: [], change })]
        : []),
      ...makes.map(makeAnswer),
    ]
  }
  const chosen = [first[0]!, ...others.map((group) => group[0]!)]
  const list =
    hasFilters || others.length > 0 ? [listAnswer({ makes: [], ranges: chosen, change })] : []
  return [
    ...derivatives,
    ...list,
    ...ranges.flat().map(rangeAnswer),
    ...new Map(ranges.flat().map(({ make }) => [make.id, makeAnswer(make)])).values(),
  ]
}

/** Of ranges with one name those of the named makes, where there are any, the one with most cars first. */
function likelyCars({ makes, ranges }: NamedCars): NamedCars {
  const isOfMakes = ({ make }: SearchedRange) => makes.some(({ id }) => id === make.id)
  return {
    makes,
    ranges: ranges.map((group) => {
      const own = group.filter(isOfMakes)
      const likely = own.length > 0 ? own : group
      return likely.toSorted((left, right) => right.derivatives - left.derivatives)
    }),
  }
}

/** The cheapest derivatives of the named cars that have every word left over and fit the filters. */
function derivativeAnswers(
  { makes, ranges }: NamedCars,
  change: FilterChange,
  left: readonly string[],
  index: SearchIndex,
): SearchAnswer[] {
  const named = new Set(ranges.flat().map(({ id }) => id))
  const namedMakes = new Set(makes.map(({ id }) => id))
  const isWanted = ({ id, make }: SearchedRange) =>
    ranges.length > 0 ? named.has(id) : makes.length === 0 || namedMakes.has(make.id)
  const allows = <Value>(values: readonly Value[] | undefined, value: Value) =>
    values === undefined || values.includes(value)
  return index.derivatives
    .filter(
      (car) =>
        isWanted(car.range) &&
        left.every((word) => car.words.has(word)) &&
        allows(change.fuelTypes, car.fuelType) &&
        allows(change.bodyTypes, car.bodyType) &&
        allows(change.transmissions, car.transmission) &&
        allows(change.seats, car.seats),
    )
    .slice(0, mostDerivatives)
    .map(({ capId, name, range }) => ({
      kind: 'derivative',
      title: `${carName({ manufacturer: range.make, range })} ${name}`,
      path: paths.deal(capId),
      values: null,
      capId,
    }))
}

/** The page of a range. */
export function rangeAnswer(range: SearchedRange): SearchAnswer {
  return {
    kind: 'range',
    title: carName({ manufacturer: range.make, range }),
    path: paths.carLeasingRange(range.make.slug, range.slug),
    values: searchedFilters({ makes: [], ranges: [range], change: {} }),
  }
}

function makeAnswer(make: Named): SearchAnswer {
  return {
    kind: 'make',
    title: make.name,
    path: paths.carLeasingMake(make.slug),
    values: searchedFilters({ makes: [make], ranges: [], change: {} }),
  }
}
