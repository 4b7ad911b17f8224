import type { FilterChange } from '../filters/change/apply-change.ts'
import { spokenFigure, type Spoken } from './spoken-figures.ts'
import { spokenPhrases } from './spoken-phrases.ts'

/** A word of a search and what it was understood as; `null` while nobody has understood it. */
export type SearchWord = { text: string; meaning: 'name' | 'filter' | 'filler' | null }

/** Lists to which several words each add a value: "petrol or diesel". */
const lists = ['fuelTypes', 'bodyTypes', 'transmissions', 'seats', 'features'] as const

/** Two choices as one; values of lists are put together, of the rest the later counts. */
export function joined(left: FilterChange, right: FilterChange): FilterChange {
  const both = lists.flatMap((name) => {
    const [one, other] = [left[name], right[name]]
    return one && other ? [[name, [...new Set<unknown>([...one, ...other])]] as const] : []
  })
  return { ...left, ...right, ...Object.fromEntries(both) }
}

/**
 * Filters that stand in the words as figures: "under 250", "between 200 and 300", "7 seats".
 * Marks the words it understood. Rule F-131.
 */
export function readFigures(words: SearchWord[]): FilterChange {
  return readParts(words, (texts) => spokenFigure(texts))
}

/** Filters that stand in the words by name: "electric", "in stock", "people carrier". Rule F-131. */
export function readPhrases(words: SearchWord[]): FilterChange {
  return readParts(words, (texts) => {
    const phrase = spokenPhrases.find(({ words: own }) =>
      own.every((word, at) => word === texts[at]),
    )
    return phrase ? { change: phrase.change, length: phrase.words.length } : null
  })
}

function readParts(
  words: SearchWord[],
  read: (texts: readonly string[]) => Spoken | null,
): FilterChange {
  let change: FilterChange = {}
  for (let at = 0; at < words.length; at++) {
    const end = words.findIndex(({ meaning }, index) => index >= at && meaning !== null)
    const spoken = read(words.slice(at, end === -1 ? undefined : end).map(({ text }) => text))
    if (!spoken) continue
    change = joined(change, spoken.change)
    for (const word of words.slice(at, at + spoken.length)) word.meaning = 'filter'
    at += spoken.length - 1
  }
  return change
}
