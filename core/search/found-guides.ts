import { typingErrors } from './near-words.ts'
import { plainWords } from './plain-words.ts'

export type SearchedGuide = { slug: string; category: string; title: string }

export type FoundGuide = SearchedGuide & {
  /** Part of the telling words that it has, above 0 to 1. */
  share: number
}

/** Words that tell nothing of what a guide is about. */
const fillers = new Set(
  'a an and are at be by can car cars do does for from get have how i if in is it lease leased leases leasing me much my of on or out should so the to want we what when which who why will with you your'.split(
    ' ',
  ),
)

/** Words that begin a question. */
const questionWords = new Set('what how why when which who can should is do does'.split(' '))

/** Whether a search is a question, to be answered by a guide before any list. Rule F-134. */
export const isQuestion = (words: readonly string[]): boolean =>
  words.slice(0, 1).some((first) => questionWords.has(first))

/**
 * The guides about some words, those that have most of them first; a word counts where a word of
 * title or address begins with it or differs by a typing error. Rule F-134.
 */
export function foundGuides(
  words: readonly string[],
  guides: readonly SearchedGuide[],
): FoundGuide[] {
  const telling = words.filter((word) => !fillers.has(word))
  if (telling.length === 0) return []
  return guides
    .map((guide) => {
      const own = plainWords(`${guide.title} ${guide.slug}`)
      const found = telling.filter((word) => own.some((each) => isSameWord(word, each)))
      return { ...guide, share: found.length / telling.length }
    })
    .filter(({ share }) => share > 0)
    .toSorted((left, right) => right.share - left.share)
}

const isSameWord = (typed: string, word: string) =>
  word === typed ||
  (typed.length >= 4 && word.startsWith(typed)) ||
  typingErrors(typed, word) !== null
