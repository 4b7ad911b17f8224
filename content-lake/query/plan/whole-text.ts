import type { LakeDocument } from '#content-lake/store/document.ts'
import { type DocumentView, viewOfList } from '../execute/perspective.ts'

/** Attributes no document can have: the words that are counted, and all words in their order. */
export const wordsAttribute = '\u0001words'
export const phraseAttribute = '\u0001phrase'

/** Limit of the count of a word in a document, beyond which ranking does not change. */
const mostCounted = 3

const searchable = new WeakMap<LakeDocument, LakeDocument>()
const searchableViews = new WeakMap<DocumentView, DocumentView>()

/** The same documents with their whole text in hidden attributes that no projection copies. */
export function withWholeText(view: DocumentView): DocumentView {
  const known = searchableViews.get(view)
  if (known) return known
  const made = viewOfList(view.list.map(withText))
  searchableViews.set(view, made)
  return made
}

function withText(document: LakeDocument): LakeDocument {
  const known = searchable.get(document)
  if (known) return known
  const strings = [document._id, ...stringsIn(document)]
  const copy = Object.defineProperties(
    { ...document },
    {
      [wordsAttribute]: { value: countedWords(strings), enumerable: false },
      [phraseAttribute]: { get: () => inOneLine(strings), enumerable: false },
    },
  ) as LakeDocument
  searchable.set(document, copy)
  return copy
}

/** Each word as often as it counts, in one text: a tenth of that of a long document. */
function countedWords(strings: readonly string[]): string {
  const counts = new Map<string, number>()
  const counted: string[] = []
  for (const word of strings.flatMap((text) => text.toLowerCase().split(/\s+/))) {
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    if (word !== '' && count <= mostCounted) counted.push(word)
  }
  return counted.join(' ')
}

/**
 * Words alone, each between single spaces: a phrase and the text it is looked for in are compared so.
 * @example spacedWords('First, cars!') // ' first cars '
 */
export const spacedWords = (text: string): string => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `
}

/** Strings of different fields are never one phrase: a line break stands between them. */
const inOneLine = (strings: readonly string[]) => strings.map(spacedWords).join('\n')

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, child]) =>
    name.startsWith('_') ? [] : stringsIn(child),
  )
}
