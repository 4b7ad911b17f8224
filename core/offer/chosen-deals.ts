import { isCapId } from '../contract/identifiers.ts'
import { parseOfferId } from './offer-id.ts'

/** How many deals a shortlist holds, and how many stand side by side. Rules F-155, F-157. */
export const mostSaved = 24
export const mostCompared = 4

/** As much of an address as is read: no list of deals is longer. */
const mostLetters = 2000

type Named = { most: number; isCarNamed?: boolean }

/**
 * The deals that an address names: offer ids with commas between them, or the name several times,
 * each once and in their order; where cars can be named too, a capId stands for its car. What is
 * neither is left out, and so is what is too many. Rules F-156, F-157.
 * @example dealsFromSearch('7-1-p36-8000-9-fn,x', { most: 4 }) // ['7-1-p36-8000-9-fn']
 */
export function dealsFromSearch(
  value: string | readonly string[] | undefined,
  { most, isCarNamed = false }: Named,
): string[] {
  const text = [value ?? []].flat().join(',').slice(0, mostLetters)
  const named = text
    .split(',')
    .filter((id) => parseOfferId(id) !== null || (isCarNamed && isCapId(id)))
  return [...new Set(named)].slice(0, most)
}

/** The car that a deal of an address is about. */
export const capIdOfDeal = (id: string): string => parseOfferId(id)?.capId ?? id
