import type { Named } from '../vehicle/derivative.ts'
import { typingErrors } from './near-words.ts'
import type { SearchedName, SearchedRange, SearchIndex } from './search-index.ts'
import type { SearchWord } from './spoken-filters.ts'

/** Makes and ranges that a search names; ranges of one name stand together. */
export type NamedCars = { makes: Named[]; ranges: SearchedRange[][] }

/** Words of a name taken together at most, its make's among them: "Land Rover Range Rover Velar". */
const mostWords = 6

/**
 * The makes and ranges named in full, longer names first. A range whose name is one figure or letter
 * is named only with its make: "ds 7", never "7" alone. Marks the words it understood. Rule F-132.
 */
export function readNames(words: SearchWord[], index: SearchIndex): NamedCars {
  const found: NamedCars = { makes: [], ranges: [] }
  const isOpen = (at: number) => words[at]?.meaning === null
  const makesNamed = () => new Set(makesIn(words, index))
  for (let length = Math.min(mostWords, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const part = words.slice(at, at + length)
      if (!part.every((_, offset) => isOpen(at + offset))) continue
      const form = part.map(({ text }) => text).join('')
      const makes = index.makes.filter(({ forms }) => forms.includes(form)).map(({ row }) => row)
      const ranges = index.ranges
        .filter(({ forms }) => forms.includes(form))
        .map(({ row }) => row)
        .filter(({ make }) => form.length > 1 || makesNamed().has(make.id))
      if (makes.length + ranges.length === 0) continue
      found.makes.push(...makes)
      if (makes.length === 0) found.ranges.push(ranges)
      for (const word of part) word.meaning = 'name'
    }
  }
  return found
}

/** Makes whose whole name stands somewhere in the words. */
function makesIn(words: readonly SearchWord[], index: SearchIndex): number[] {
  const text = words.map(({ text: word }) => word)
  return index.makes
    .filter(({ forms }) =>
      text.some((word, at) => forms.includes(word) || forms.includes(word + (text[at + 1] ?? ''))),
    )
    .map(({ row }) => row.id)
}

/**
 * Makes and ranges that a word nearly names: its beginning, one of its words, or with typing errors;
 * the nearest only, ranges of the makes already named before all others. What is a word of a
 * derivative is none of a name. Marks the words it understood. Rule F-133.
 */
export function readNearNames(
  words: SearchWord[],
  index: SearchIndex,
  named: NamedCars,
): NamedCars {
  const found: NamedCars = { makes: [...named.makes], ranges: [...named.ranges] }
  for (const word of words) {
    if (word.meaning !== null || index.derivativeWords.has(word.text)) continue
    const makes = nearest(index.makes, word.text)
    const own = index.ranges.filter(({ row }) => found.makes.some(({ id }) => id === row.make.id))
    const ownRanges = found.ranges.length === 0 ? nearest(own, word.text) : none
    const ranges = ownRanges.rows.length > 0 ? ownRanges : nearest(index.ranges, word.text)
    if (makes.rows.length > 0 && makes.distance <= ranges.distance && found.makes.length === 0) {
      found.makes.push(...makes.rows)
    } else if (ranges.rows.length > 0 && found.ranges.length === 0) {
      found.ranges.push(ranges.rows)
    } else continue
    word.meaning = 'name'
  }
  return found
}

type Nearest<Row> = { rows: Row[]; distance: number }

const none: Nearest<never> = { rows: [], distance: Infinity }

/** Least letters of a word that may stand for the beginning of a name. */
const leastBeginning = 3

function nearest<Row>(names: readonly SearchedName<Row>[], typed: string): Nearest<Row> {
  let best: Nearest<Row> = none
  for (const { row, forms, words } of names) {
    const distance = distanceOf(typed, forms, words)
    if (distance < best.distance) best = { rows: [row], distance }
    else if (distance === best.distance && distance < Infinity) best.rows.push(row)
  }
  return best
}

/**
 * 0.5 for a word of the name, 1 for its beginning, from 1.5 on with typing errors: the whole name
 * before a word of it, "disxovery" is the Discovery and not the Discovery Sport.
 */
function distanceOf(typed: string, forms: readonly string[], words: readonly string[]): number {
  if (typed.length >= leastBeginning && words.includes(typed)) return 0.5
  if (typed.length >= leastBeginning && forms.some((form) => form.startsWith(typed))) return 1
  const errors = (names: readonly string[]) =>
    Math.min(...names.map((name) => typingErrors(typed, name) ?? Infinity))
  return Math.min(errors(forms) + 0.5, errors(words) + 0.75)
}
