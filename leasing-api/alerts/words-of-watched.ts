import type { WatchedDeals } from '#core/alerts/watched-deals.ts'
import { type WatchedNames, watchedWords, type WatchedWords } from '#core/alerts/watched-words.ts'
import { rangeParts } from '#core/filters/address/range-value.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { DealSearch } from '../deal-search/deal-search.ts'

/** What an alert watches in words, with the names of the catalogue. Rule W-130. */
export function wordsOfWatched(deals: DealSearch, watched: WatchedDeals): WatchedWords {
  return watchedWords(watched, namesIn(deals, watched))
}

function namesIn(deals: DealSearch, watched: WatchedDeals): WatchedNames {
  if (watched.kind === 'deal') {
    const car = deals.derivative(watched.capId)
    return { ...noOptions, car: car && `${carName(car)} ${car.name}` }
  }
  const { values, carModel } = watched
  const places = values.ranges.flatMap((value) => placeOf(deals, value) ?? [])
  const [place] = places
  const model = carModel !== null && place ? deals.carModel(carModel, place.range) : null
  return {
    manufacturers: deals.manufacturers().map(optionOf),
    ranges: [{ manufacturerId: '', ranges: places }],
    brands: deals.providers().map(optionOf),
    car: model && `${place!.label} ${model.name}`,
  }
}

const noOptions = { manufacturers: [], ranges: [], brands: [] }

const optionOf = ({ slug, name }: { slug: string; name: string }) => ({
  value: slug,
  label: name,
  count: 0,
})

/** A range that filters name, with its make in its label. */
function placeOf(deals: DealSearch, value: string) {
  const parts = rangeParts(value)
  const manufacturer = parts && deals.manufacturer(parts.manufacturer)
  const range = parts && deals.range(parts.range, parts.manufacturer)
  return manufacturer && range
    ? { value, label: carName({ manufacturer, range }), count: 0, range }
    : null
}
