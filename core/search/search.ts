import { paths } from '../routes/paths.ts'
import { foundGuides, isQuestion, type SearchedGuide } from './found-guides.ts'
import { begunRanges } from './begun-ranges.ts'
import { carAnswers, rangeAnswer } from './car-answers.ts'
import { readNames, readNearNames } from './named-cars.ts'
import { plainWords } from './plain-words.ts'
import { mostSearchLetters } from './search-bounds.ts'
import type { SearchAnswer } from './search-answer.ts'
import type { SearchIndex } from './search-index.ts'
import { joined, readFigures, readPhrases, type SearchWord } from './spoken-filters.ts'

export type SearchResult = {
  /** The likeliest first, each address once. */
  answers: SearchAnswer[]
  /** Words that nobody understood, as they are compared. */
  unknown: string[]
}

/** What is beyond is not read. */
const mostWords = 12
const mostAnswers = 8

/** Words beside the names and filters that say nothing of the car. */
const fillers = new Set(
  'a an and or the to of in on at with for from me my i want need show find some any please new best good cheap cheapest deal deals offer offers car cars lease leases leasing contract hire per month monthly year pounds uk'.split(
    ' ',
  ),
)

/**
 * The pages that answer a text somebody typed: first filters that it says in figures, then makes and
 * ranges named in full, filters said in words, names nearly meant, words of derivatives, guides.
 * Nothing understood gives no answer. Rules F-130 to F-134.
 */
export function search(
  index: SearchIndex,
  guides: readonly SearchedGuide[],
  text: string,
): SearchResult {
  const texts = plainWords(text.slice(0, mostSearchLetters)).slice(0, mostWords)
  const words = texts.map((word): SearchWord => ({ text: word, meaning: null }))
  const open = () => words.filter(({ meaning }) => meaning === null)

  const figures = readFigures(words)
  const exact = readNames(words, index)
  const change = joined(figures, readPhrases(words))
  for (const word of open()) if (fillers.has(word.text)) word.meaning = 'filler'

  const found = foundGuides(texts, guides)
  const isNamed = exact.makes.length + exact.ranges.length > 0
  const isGuideFirst =
    found[0] !== undefined &&
    (isQuestion(texts)
      ? found[0].share >= 0.5
      : found[0].share === 1 && !isNamed && open().length > 0)
  const cars = isGuideFirst ? exact : readNearNames(words, index, exact)
  const guideAnswers = found
    .filter(({ share }) => share >= 0.5)
    .slice(0, isGuideFirst ? 3 : 2)
    .map(({ title, category, slug }): SearchAnswer => ({
      kind: 'guide',
      title,
      path: paths.guide(category, slug),
      values: null,
    }))
  const left = open().map((word) => word.text)
  const ofCars = [
    ...carAnswers(cars, change, left, index),
    ...begunRanges(texts.at(-1) ?? '', cars, index).map(rangeAnswer),
  ]
  const all = isGuideFirst ? [...guideAnswers, ...ofCars] : [...ofCars, ...guideAnswers]
  const telling = open().filter(({ text: word }) => !index.derivativeWords.has(word))
  return {
    answers: [...new Map(all.map((answer) => [answer.path, answer])).values()].slice(
      0,
      mostAnswers,
    ),
    unknown: isGuideFirst ? [] : telling.map((word) => word.text),
  }
}
