import { findDuplicates, findFarOffPrices, type Duplicate, type HeldPrice } from './check-prices.ts'
import type { ReadBook } from './read-rate-book.ts'
import { carHead, type CarHead, type PresentBook } from './segment-heads.ts'
import { usualTerms } from './usual-terms.ts'

/** A book with its rejected rows marked. */
export type CheckedBook = {
  isBad: Uint8Array
  /** By the car's place in the book. */
  heads: CarHead[]
  /** Prices far off, which are bad rows unless they are confirmed. */
  held: HeldPrice[]
  duplicates: Duplicate[]
  guessedExcess: number
  offers: number
  derivatives: number
  /** Derivatives of the present book that this one prices too. */
  derivativesLeft: number
}

/**
 * Marks the rows to reject: unconfirmed prices far off, cars without an excess rate, dearer
 * duplicates.
 */
export function checkBook(
  book: ReadBook,
  present: PresentBook,
  areHeldConfirmed = false,
): CheckedBook {
  const { rows, derivatives, profiles, bad } = book
  const isBad = new Uint8Array(rows.n)
  const isBusiness = profiles.map(({ financeType }) => financeType === 'business')
  const isBusinessProfile = (profile: number) => isBusiness[profile]!
  const isHeld = areHeldConfirmed ? new Uint8Array(rows.n) : isBad
  const held = findFarOffPrices(rows, derivatives.length, isBusinessProfile, isHeld)
  if (!areHeldConfirmed) {
    for (const { line, column, value, reason } of held) bad.add([{ line, column, value, reason }])
  }
  const usual = usualTerms(book)
  const heads = derivatives.map((one, at) => carHead(one, usual[at]!, present))
  for (let at = 0; at < rows.n; at++) {
    const derivative = rows.derivative[at]!
    if (heads[derivative] !== null || isBad[at]) continue
    isBad[at] = 1
    bad.add([
      {
        line: rows.line[at]!,
        column: 'excessMileage',
        value: '',
        reason: `is given in no row of capId ${derivatives[derivative]!.capId}, and the provider has no present book to take it from`,
      },
    ])
  }
  const duplicates = findDuplicates(rows, derivatives.length, isBad)
  const priced = new Set<number>()
  let offers = 0
  for (let at = 0; at < rows.n; at++) {
    if (isBad[at]) continue
    offers++
    priced.add(rows.derivative[at]!)
  }
  // A derivative without a head has no good row, so what stands in for it is never packed.
  return {
    isBad,
    heads: heads as CarHead[],
    held,
    duplicates,
    guessedExcess: heads.filter((one) => one?.isExcessGuessed).length,
    offers,
    derivatives: priced.size,
    derivativesLeft: [...priced].filter((at) => present.heads.has(derivatives[at]!.derivativeId))
      .length,
  }
}
