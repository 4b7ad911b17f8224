import { plainWords } from '../search/plain-words.ts'

/** The name of the words to find in the address of the page of all questions. Rule E-22. */
export const faqFindKey = 'q'

/** Longest text to find; what is longer is cut. Rule E-22. */
export const mostFindLetters = 80

/**
 * Whether a question, with its answer, has every word that somebody looks for: at the beginning of
 * one of its words, capitals, accents and signs aside. Nothing to find is in every one. Rule E-22.
 * @example isFaqFound('Can I end the lease early?', 'END leas') // true
 */
export function isFaqFound(text: string, find: string): boolean {
  const words = plainWords(text)
  return plainWords(find.slice(0, mostFindLetters)).every((part) =>
    words.some((word) => word.startsWith(part)),
  )
}
