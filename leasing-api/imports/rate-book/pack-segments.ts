import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { NewSegment } from '#leasing-api/queries/rates/segment-batch.ts'
import { isOnCommonProfile } from '#leasing-api/segments/common-profile.ts'
import { encodeSegment } from '#leasing-api/segments/encode-segment.ts'
import { emptyColumns } from '#leasing-api/segments/segment.ts'
import { carExceptions } from './car-exceptions.ts'
import type { ReadBook } from './read-rate-book.ts'
import { byDerivative } from './rate-rows.ts'
import type { CarHead } from './segment-heads.ts'

/** Segments per batch: large enough for few queries, small enough that others get their turn. */
const segmentsPerBatch = 500

export type PackOptions = {
  book: Pick<ReadBook, 'rows' | 'derivatives' | 'profiles' | 'said'>
  /** Rows left out. */
  isBad: Uint8Array
  /** The database's numbers of the book's profiles, in their order. */
  profileNumbers: readonly number[]
  heads: readonly CarHead[]
}

/** The book as segments, some hundred at a time; derivatives without a good row have none. */
export function* packSegments(options: PackOptions): Generator<NewSegment[]> {
  const { book, isBad, profileNumbers, heads } = options
  const { rows, derivatives, profiles, said } = book
  const { order, start } = byDerivative(rows, derivatives.length)
  const numbers = Uint16Array.from(profileNumbers)
  const common = Uint8Array.from(profiles, commonKind)
  // Sized for the largest derivative; packed segments are copied out of it.
  const good = new Uint32Array(largestStep(start))
  let batch: NewSegment[] = []
  for (const [at, { derivativeId }] of derivatives.entries()) {
    let n = 0
    for (let place = start[at]!; place < start[at + 1]!; place++) {
      const row = order[place]!
      if (!isBad[row]) good[n++] = row
    }
    if (n === 0) continue
    const columns = emptyColumns(n)
    const exceptions = carExceptions(heads[at]!, said)
    const cheapest = [none, none, none]
    for (let place = 0; place < n; place++) {
      const row = good[place]!
      const profile = rows.profile[row]!
      const monthlyPence = rows.monthlyPence[row]!
      columns.profiles[place] = numbers[profile]!
      exceptions.add(numbers[profile]!, profiles[profile]!.isInStock, rows.terms[row]!)
      columns.monthlyPence[place] = monthlyPence
      columns.feePence[place] = rows.feePence[row]!
      const kind = common[profile]!
      if (monthlyPence < cheapest[kind]!) cheapest[kind] = monthlyPence
    }
    batch.push({
      derivativeId,
      n,
      data: encodeSegment({ head: exceptions.head(), columns }),
      commonPersonalPence: orNull(cheapest[1]!),
      commonBusinessPence: orNull(cheapest[2]!),
    })
    if (batch.length === segmentsPerBatch) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

const none = Number.POSITIVE_INFINITY
const orNull = (pence: number) => (pence === none ? null : pence)

/** Price history that a profile counts for: 1 personal, 2 business, 0 none. Rule T-15. */
function commonKind(profile: LeaseProfile): 0 | 1 | 2 {
  if (!isOnCommonProfile(profile)) return 0
  return profile.financeType === 'personal' ? 1 : 2
}

function largestStep(start: Uint32Array): number {
  let largest = 0
  for (let at = 1; at < start.length; at++) largest = Math.max(largest, start[at]! - start[at - 1]!)
  return largest
}
