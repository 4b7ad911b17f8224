import { parseProfileKey } from '#core/offer/profile-key.ts'
import { commonProfile } from '#core/offer/lease-profile.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { segmentBatch, type NewSegment } from '#leasing-api/queries/rates/segment-batch.ts'
import { encodeSegment } from '#leasing-api/segments/encode-segment.ts'
import { testInstant } from '../environments/small-world.ts'

/** A book in a test: for each derivative id its monthly pence by profile key. */
export type PlainBook = Record<number, Record<string, number>>

/** Stages an imported lease book with these prices; answers its id. */
export async function stagedBook(
  { call }: Database,
  providerId: number,
  prices: PlainBook,
  validUntil = '2027-01-31',
  checkedAt = testInstant,
): Promise<number> {
  const bookId = await call.stageRateBook({
    providerId,
    kind: 'lease',
    origin: 'imported',
    createdAt: testInstant,
    checkedAt,
    validUntil,
  })
  const keys = Object.values(prices).flatMap((profiles) => Object.keys(profiles))
  const numbers = await call.ensureRateProfiles({ keys })
  const segments = Object.entries(prices).map(([id, profiles]) =>
    segmentOf(Number(id), profiles, numbers),
  )
  await call.addSegmentBatch({ bookId, batch: segmentBatch({ bookId, providerId }, segments) })
  return bookId
}

function segmentOf(
  derivativeId: number,
  prices: Record<string, number>,
  numbers: Record<string, number>,
): NewSegment {
  const entries = Object.entries(prices)
  const common = (financeType: 'personal' | 'business') => {
    const { termMonths, annualMileageMiles, initialRentals } = commonProfile[financeType]
    const found = entries.filter(([key]) => {
      const profile = parseProfileKey(key)!
      return (
        profile.financeType === financeType &&
        profile.termMonths === termMonths &&
        profile.annualMileageMiles === annualMileageMiles &&
        profile.initialRentals === initialRentals &&
        !profile.isMaintained
      )
    })
    return found.length === 0 ? null : Math.min(...found.map(([, pence]) => pence))
  }
  return {
    derivativeId,
    n: entries.length,
    data: encodeSegment({
      head: {
        excessMileagePencePerMile: 9.5,
        deliveryWeeks: { stock: { from: 2, to: 4 }, factory: { from: 12, to: 14 } },
        message: null,
      },
      columns: {
        profiles: Uint16Array.from(entries, ([key]) => numbers[key]!),
        monthlyPence: Uint32Array.from(entries, ([, pence]) => pence),
        feePence: new Uint32Array(entries.length),
      },
    }),
    commonPersonalPence: common('personal'),
    commonBusinessPence: common('business'),
  }
}
