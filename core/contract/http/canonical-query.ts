import { linkMarks } from '../fields.ts'

/** What a link carries of where its visitor came from: no part of the question. */
const marks: ReadonlySet<string> = new Set(Object.keys(linkMarks))

/**
 * A query that was read, so that the same question asked otherwise is the same text: lists in one
 * order and without repeats (36 and 036 are one number), marks of links left out, since an answer
 * is the same for every campaign. Rules C-03, C-13.
 */
export function canonicalQuery(query: object): string {
  return JSON.stringify(
    Object.entries(query).flatMap(([field, value]: [string, unknown]) =>
      marks.has(field) ? [] : [[field, Array.isArray(value) ? inOneOrder(value) : value]],
    ),
  )
}

function inOneOrder(values: readonly unknown[]): string[] {
  const texts = values.map(String)
  // Made for every request, and most lists are empty.
  return texts.length < 2 ? texts : [...new Set(texts)].toSorted()
}
