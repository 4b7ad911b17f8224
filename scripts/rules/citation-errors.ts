import type { Citations } from './citations.ts'
import type { BookRule } from './rule-book.ts'

/** Ids that no code or no test cites, and citations of ids that the book does not have. */
export function citationErrors(rules: readonly BookRule[], { code, tests }: Citations): string[] {
  const known = new Set(rules.map(({ id }) => id))
  const missing = [...known].flatMap((id) => [
    ...(code.has(id) ? [] : [`${id} is cited by no code`]),
    ...(tests.has(id) ? [] : [`${id} is cited by no test`]),
  ])
  const cited = [...new Set([...code.keys(), ...tests.keys()])].toSorted()
  const unknown = cited
    .filter((id) => !known.has(id))
    .map((id) => {
      const files = [...(code.get(id) ?? []), ...(tests.get(id) ?? [])]
      return `${id} is no rule of the book, but ${files.join(', ')} cites it`
    })
  return [...missing, ...unknown]
}
