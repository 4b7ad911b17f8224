import { setImmediate as breathe } from 'node:timers/promises'
import { commonProfile, type LeaseProfile } from '#core/offer/lease-profile.ts'
import type { NewSegment } from '../../queries/rates/stage-rate-book.ts'
import { encodeSegment } from '../../segments/encode-segment.ts'
import type { SegmentHead } from '../../segments/segment.ts'
import type { ReadBook } from './read-rate-book.ts'
import { byDerivative } from './rate-rows.ts'

const segmentsPerBatch = 200

/** Segments packed before other work gets its turn on this thread. */
const segmentsAtOnce = 8

export type PackOptions = {
  book: Pick<ReadBook, 'rows' | 'derivatives' | 'profiles'>
  /** Rows left out. */
  isBad: Uint8Array
  /** The database's numbers of the book's profiles, in their order. */
  profileNumbers: readonly number[]
  heads: readonly SegmentHead[]
}

/** The book as segments, some hundred at a time; derivatives without a good row have none. */
export async function* packSegments(options: PackOptions): AsyncGenerator<NewSegment[]> {
  const { book, isBad, profileNumbers, heads } = options
  const { rows, derivatives, profiles } = book
  const { order, start } = byDerivative(rows, derivatives.length)
  const common = profiles.map(commonFinanceType)
  let batch: NewSegment[] = []
  for (const [at, { derivativeId }] of derivatives.entries()) {
    const own = order.subarray(start[at], start[at + 1]).filter((row) => !isBad[row])
    if (own.length > 0) {
      const columns = {
        profiles: Uint16Array.from(own, (row) => profileNumbers[rows.profile[row]!]!),
        monthlyPence: Uint32Array.from(own, (row) => rows.monthlyPence[row]!),
        feePence: Uint32Array.from(own, (row) => rows.feePence[row]!),
      }
      const cheapest = (financeType: 'personal' | 'business') => {
        const prices = Array.from(own)
          .filter((row) => common[rows.profile[row]!] === financeType)
          .map((row) => rows.monthlyPence[row]!)
        return prices.length > 0 ? Math.min(...prices) : null
      }
      batch.push({
        derivativeId,
        n: own.length,
        data: encodeSegment({ head: heads[at]!, columns }),
        commonPersonalPence: cheapest('personal'),
        commonBusinessPence: cheapest('business'),
      })
    }
    if (at % segmentsAtOnce === 0) await breathe()
    if (batch.length === segmentsPerBatch) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/** Whose price history a profile counts for: the common one without maintenance. */
function commonFinanceType(profile: LeaseProfile): 'personal' | 'business' | null {
  const common = commonProfile[profile.financeType]
  const isCommon =
    !profile.isMaintained &&
    profile.termMonths === common.termMonths &&
    profile.annualMileageMiles === common.annualMileageMiles &&
    profile.initialRentals === common.initialRentals
  return isCommon ? profile.financeType : null
}
