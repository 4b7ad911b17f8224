import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { addBit, forEachBit, hasBit, removeBit, type BitSet } from '../sets/bit-set.ts'
import { numberOf, rankOf, type CompareTied } from './ranking.ts'

/** Car models as numbers from 0, with working memory for one list at a time. */
export type CarModelTable = {
  /** By derivative: the number of its car model. */
  of: Uint16Array
  /** By car model: its least key of a band, `noKey` between two bands. */
  keyOf: Float64Array
}

const noKey = Number.POSITIVE_INFINITY

/** Numbers the car models of derivatives in the order in which they first come. */
export function carModelTable(
  derivatives: readonly Pick<DerivativeSummary, 'carModel'>[],
): CarModelTable {
  const numbers = new Map<number, number>()
  const of = Uint16Array.from(derivatives, ({ carModel: { id } }) => {
    const number = numbers.get(id) ?? numbers.size
    numbers.set(id, number)
    return number
  })
  return { of, keyOf: new Float64Array(numbers.size).fill(noKey) }
}

/**
 * Moves the first key of each car model to the front of `size` keys, in any order; returns how many
 * those are.
 * @param modelOf car model of a key's number
 */
export function keepFirstOfModels(
  keys: Float64Array,
  size: number,
  { keyOf }: CarModelTable,
  modelOf: (number: number) => number,
  compareTied: CompareTied,
): number {
  const met: number[] = []
  for (let at = 0; at < size; at++) {
    const key = keys[at]!
    const model = modelOf(numberOf(key))
    const known = keyOf[model]!
    if (known === noKey) met.push(model)
    if (known === noKey || isBefore(key, known, compareTied)) keyOf[model] = key
  }
  for (let at = 0; at < met.length; at++) {
    keys[at] = keyOf[met[at]!]!
    keyOf[met[at]!] = noKey
  }
  return met.length
}

function isBefore(key: number, known: number, compareTied: CompareTied): boolean {
  const ranks = rankOf(key) - rankOf(known)
  return ranks < 0 || (ranks === 0 && compareTied(numberOf(key), numberOf(known)) < 0)
}

/**
 * Removes the derivatives of `seen` car models from a set; returns how many models are left, all of
 * which are seen from then on.
 */
export function keepNewModels(members: BitSet, { of }: CarModelTable, seen: BitSet): number {
  const found: number[] = []
  forEachBit(members, (derivative) => {
    if (hasBit(seen, of[derivative]!)) removeBit(members, derivative)
    else found.push(of[derivative]!)
  })
  let count = 0
  for (let at = 0; at < found.length; at++) {
    if (hasBit(seen, found[at]!)) continue
    addBit(seen, found[at]!)
    count++
  }
  return count
}
