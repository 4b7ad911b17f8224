import type { DeliveryWeeks } from '#leasing-api/segments/segment.ts'
import type { ReadBook } from './read-rate-book.ts'
import { byDerivative } from './rate-rows.ts'

/** The most frequent terms of a car's rows, each by itself; absent where no row gives it. */
export type UsualTerms = {
  excessMileagePencePerMile?: number
  stockWeeks?: DeliveryWeeks
  factoryWeeks?: DeliveryWeeks
  /** Null where most rows have none. */
  message: string | null
}

/**
 * The usual terms of each car of a book, in their order. Of values that equally many rows give the
 * one that came first. Rows that say nothing of a fact do not count for it. Rule T-05.
 */
export function usualTerms(
  book: Pick<ReadBook, 'rows' | 'derivatives' | 'profiles' | 'said'>,
): UsualTerms[] {
  const { rows, derivatives, profiles, said } = book
  const { order, start } = byDerivative(rows, derivatives.length)
  const isInStock = Uint8Array.from(profiles, (profile) => Number(profile.isInStock))
  return derivatives.map((_, derivative) => {
    const counts = new Map<number, number>()
    const count = (key: number, rowsAlike: number) =>
      counts.set(key, (counts.get(key) ?? 0) + rowsAlike)
    let [last, alike] = [-1, 0]
    // Rows of the same terms mostly follow one another, and are counted at once.
    for (let place = start[derivative]!; place < start[derivative + 1]!; place++) {
      const row = order[place]!
      const key = rows.terms[row]! * 2 + isInStock[rows.profile[row]!]!
      if (key !== last) {
        if (alike > 0) count(last, alike)
        ;[last, alike] = [key, 0]
      }
      alike++
    }
    if (alike > 0) count(last, alike)
    return mostFrequent(counts, said)
  })
}

/** @param counts rows by twice the number of their terms, one more where the car is in stock */
function mostFrequent(counts: ReadonlyMap<number, number>, said: ReadBook['said']): UsualTerms {
  const excess = createTally<number>()
  const stockWeeks = createTally<DeliveryWeeks>()
  const factoryWeeks = createTally<DeliveryWeeks>()
  const message = createTally<string | null>()
  for (const [key, rows] of counts) {
    const terms = said[key >> 1]!
    excess.add(terms.excessMileagePencePerMile, rows)
    ;(key % 2 === 1 ? stockWeeks : factoryWeeks).add(terms.deliveryWeeks, rows)
    message.add(terms.message, rows)
  }
  const found = {
    excessMileagePencePerMile: excess.most(),
    stockWeeks: stockWeeks.most(),
    factoryWeeks: factoryWeeks.most(),
    message: message.most() ?? null,
  }
  const given = Object.entries(found).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as UsualTerms
}

function createTally<Value>() {
  const seen = new Map<string, { value: Value; rows: number }>()
  return {
    add(value: Value | undefined, rows: number): void {
      if (value === undefined) return
      const text = JSON.stringify(value)
      const known = seen.get(text)
      if (known) known.rows += rows
      else seen.set(text, { value, rows })
    },
    /** The value of most rows, the first of several; undefined without any. */
    most(): Value | undefined {
      let found: { value: Value; rows: number } | undefined
      for (const one of seen.values()) if (!found || one.rows > found.rows) found = one
      return found?.value
    },
  }
}
