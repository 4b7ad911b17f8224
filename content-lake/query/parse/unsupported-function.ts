import type { ExprNode } from 'groq-js/1'
import { calledFunction, nodesOf } from './syntax-tree.ts'

/**
 * Functions of GROQ that this lake cannot run, each with what to do instead. They need an
 * index, a geometry, another dataset or a user's profile that only the hosted service has.
 */
export const unsupportedFunctions = {
  anywhere: 'Name the attributes to look at',
  'diff::changedAny': 'Compare the attributes of the two values one by one',
  'diff::changedOnly': 'Compare the attributes of the two values one by one',
  'documents::incomingGlobalDocumentReferenceCount':
    'Count references inside this dataset with documents::incomingRefCount()',
  'geo::contains': 'Compare numbers of latitude and longitude',
  'geo::distance': 'Compare numbers of latitude and longitude',
  'geo::intersects': 'Compare numbers of latitude and longitude',
  'geo::latLng': 'Compare numbers of latitude and longitude',
  'media::aspect': 'Read the asset’s metadata',
  'text::query': 'Use it on the right of match only, with a string or a parameter',
  'text::semanticSimilarity': 'Search by words with match text::query()',
  'user::attributes': 'Give what the query needs as a parameter',
} as const satisfies Record<string, string>

/** The first function of a query that cannot be run here, with the advice; null when all can. */
export function unsupportedFunctionIn(tree: ExprNode): { name: string; advice: string } | null {
  for (const node of nodesOf(tree)) {
    const name = calledFunction(node)
    if (name !== null && Object.hasOwn(unsupportedFunctions, name)) {
      return { name, advice: unsupportedFunctions[name as keyof typeof unsupportedFunctions] }
    }
  }
  return null
}

/** The full name of the function that the parser says it does not know; null for other reasons. */
export function unknownFunctionIn(reason: string, query: string): string | null {
  const word = /^(?:Undefined (?:function|namespace|pipe function): |unexpected )(\w+)/.exec(
    reason,
  )?.[1]
  if (!word) return null
  const asNamespace = new RegExp(`\\b${word}::(\\w+)`).exec(query)
  const asFunction = new RegExp(`(?:\\b(\\w+)::)?\\b${word}\\s*\\(`).exec(query)
  if (reason.includes('namespace') && asNamespace) return `${word}::${asNamespace[1]}`
  return asFunction?.[1] ? `${asFunction[1]}::${word}` : word
}

/** Where a function stands in a query; the whole query when it is written in an unusual way. */
export function placeOf(name: string, query: string): { start: number; end: number } {
  const written = new RegExp(`\\b${name}\\b(?=\\s*\\()`).exec(query)
  if (!written) return { start: 0, end: query.length }
  return { start: written.index, end: written.index + written[0].length }
}
