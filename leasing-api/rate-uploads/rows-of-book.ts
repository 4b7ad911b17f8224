import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { segmentPages, segmentsOf } from '#leasing-api/queries/rates/segment-pages.ts'
import { decodeSegment } from '#leasing-api/segments/decode-segment.ts'
import { exceptionOf, leaseTerms } from '#leasing-api/segments/lease-terms.ts'
import type { Segment } from '#leasing-api/segments/segment.ts'

/** The columns of a book that is written out, as `docs/RATE-BOOKS.md` explains them. */
const header =
  'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained,excessMileage,deliveryWeeks,message,validUntil\r\n'

type Calls = Pick<Database['call'], 'readDerivativeIds' | 'readRateProfiles' | 'readSegmentColumns'>

/**
 * A stored book as CSV, the rows of one car at a time: what it is read from again gives the same
 * book. Rule T-26.
 */
export async function* rowsOfBook(
  call: Calls,
  { bookId, validUntil }: { bookId: number; validUntil: string },
): AsyncGenerator<Uint8Array> {
  const { capIds, ids } = await call.readDerivativeIds()
  const capIdOf = new Map(Array.from(ids, (id, at) => [id, String(capIds[at])]))
  const profiles = new Map(
    (await call.readRateProfiles()).map(({ id, key }) => [id, parseProfileKey(key)!]),
  )
  yield Buffer.from(header)
  for await (const page of segmentPages(call, bookId)) {
    for (const { derivativeId, data } of segmentsOf(page)) {
      const capId = capIdOf.get(derivativeId)
      if (capId === undefined) continue
      yield Buffer.from(carRows(capId, decodeSegment(data), profiles, validUntil))
      // The thread that serves lists is not held for longer than one car.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

function carRows(
  capId: string,
  { head, columns }: Segment,
  profiles: ReadonlyMap<number, LeaseProfile>,
  validUntil: string,
): string {
  let text = ''
  for (const [at, number] of columns.profiles.entries()) {
    const profile = profiles.get(number)!
    const terms = leaseTerms(head, profile.isInStock, exceptionOf(head, number))
    const { excessMileagePencePerMile: excess, deliveryWeeks: weeks, message } = terms
    const prices = profileText(profile, columns.monthlyPence[at]!, columns.feePence[at]!)
    text += `${capId},${prices},${excess},${weeks.from}-${weeks.to},${quoted(message)},${validUntil}\r\n`
  }
  return text
}

function profileText(profile: LeaseProfile, monthlyPence: number, feePence: number): string {
  return [
    profile.financeType,
    profile.termMonths,
    profile.annualMileageMiles,
    profile.initialRentals,
    pounds(monthlyPence),
    pounds(feePence),
    Number(profile.isInStock),
    Number(profile.isSpecialOffer),
    Number(profile.isMaintained),
  ].join(',')
}

const pounds = (pence: number) => (pence / 100).toFixed(2)

const quoted = (message: string | null) =>
  message === null ? '' : `"${message.replaceAll('"', '""')}"`
