/** Where the ids of the book are cited. */
export interface Citations {
  /** Files of code that cite an id, by id. */
  code: Map<string, string[]>
  tests: Map<string, string[]>
}

export interface SourceText {
  /** From the repository's root, with forward slashes. */
  file: string
  text: string
}

// Not inside a longer word or number: `XZ-01` and `Z-01-A` cite nothing.
const citation = /(?<![\w-])([A-Z])-\d{2,3}(?![\w-])/g
const testFile = /\.(test\.tsx?|e2e\.ts)$/

/**
 * Which files cite which ids. Only letters of the book count, so that a car's or a road's name is
 * no citation as long as no rule has its letter.
 */
export function findCitations(
  sources: readonly SourceText[],
  letters: ReadonlySet<string>,
): Citations {
  const citations: Citations = { code: new Map(), tests: new Map() }
  for (const { file, text } of sources) {
    const place = testFile.test(file) ? citations.tests : citations.code
    for (const id of idsIn(text, letters)) place.set(id, [...(place.get(id) ?? []), file])
  }
  return citations
}

function idsIn(text: string, letters: ReadonlySet<string>): Set<string> {
  const matches = [...text.matchAll(citation)].filter(([, letter]) => letters.has(letter ?? ''))
  return new Set(matches.map(([id]) => id))
}
