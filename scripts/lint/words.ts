/** Names that only this project would understand, and the field's words in their place. */
export interface RefusedName {
  pattern: RegExp
  /** What the field says, as docs/GLOSSARY.md lists it. */
  say: string
}

export const refusedNames: readonly RefusedName[] = [
  { pattern: /^(kept[A-Z]|Kept)/, say: 'cached, stored or retained' },
  { pattern: /^(recentlyAsked|RecentlyAsked)$/, say: 'LRUCache' },
  { pattern: /^(asked[A-Z]|Asked)/, say: 'query' },
  { pattern: /^(told[A-Z]|Told)/, say: 'resolved or sent' },
  { pattern: /^roomFor[A-Z]|[a-z]Room$/, say: 'pool or accumulator' },
  { pattern: /^[a-zA-Z]*[sS]hel(f|ves)$/, say: 'cache' },
  { pattern: /^wish(es|[A-Z]|$)|[a-z]Wish(es)?$/, say: 'preferences' },
  { pattern: /^(house|houses|House|houseOf)$/, say: 'organisation' },
  { pattern: /^openDoors?$/, say: 'listener or entry point' },
  { pattern: /^(judge|Judge)([A-Zs]|$)/, say: 'oracle or check' },
  {
    pattern: /^(shape|hold|whole)Answers?$/,
    say: 'transformResponse, bufferResponse or compressedBody',
  },
  { pattern: /^composedPages?$/, say: 'errorPages' },
  { pattern: /^(contentState|lastGood([A-Z].*)?)$/, say: 'staleIfError' },
  { pattern: /^withoutMarks$/, say: 'stegaClean' },
  { pattern: /^(Problem|CommandProblem|[a-z]\w*Problems?)$/, say: 'UserError or error' },
  { pattern: /^[fF]aults?$|[a-z]Faults?$/, say: 'error' },
  { pattern: /^mayChange$/, say: 'isSameOrigin' },
  { pattern: /^RouteFacts$/, say: 'RouteMeta' },
  { pattern: /^(ownReferences|passedInMemory)$/, say: 'lookupToken or payload' },
]

/**
 * What to say instead of a name; null when the name is fine.
 * @param name of an identifier, or of a file in kebab case
 */
export function fieldWordFor(name: string): string | null {
  const camel = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return refusedNames.find(({ pattern }) => pattern.test(camel))?.say ?? null
}
