import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import { parseProfileKey, profileKey } from '#core/offer/profile-key.ts'
import { countPriceChanges } from '#core/rates/price-changes.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { segmentPages, segmentsOf } from '#leasing-api/queries/rates/segment-pages.ts'
import { decodeSegment } from '#leasing-api/segments/decode-segment.ts'
import type { BookChanges, ComparedOffer } from './book-changes.ts'
import type { ReadBook } from './read-rate-book.ts'
import { byDerivative } from './rate-rows.ts'

/**
 * What a checked book changes of the prices in force, offer by offer. The special mark makes no
 * other offer: of an offer with and without it the lower price counts. Rule T-21.
 * @param presentBookId the book in force; null when there is none, and every offer is new
 * @param isBad rows that are left out
 */
export async function compareBooks(
  call: Pick<Database['call'], 'readRateProfiles' | 'readSegmentColumns'>,
  { rows, derivatives, profiles }: Pick<ReadBook, 'rows' | 'derivatives' | 'profiles'>,
  isBad: Uint8Array,
  presentBookId: number | null,
): Promise<BookChanges> {
  const changes = countPriceChanges<ComparedOffer>()
  const { places, ofStored, ofBook } = commonPlaces(await call.readRateProfiles(), profiles)
  const { order, start } = byDerivative(rows, derivatives.length)
  // Prices of one car by the place of their profile; 0 where there is none.
  const before = new Uint32Array(places.length)
  const after = new Uint32Array(places.length)
  const touched: number[] = []

  const lower = (prices: Uint32Array, place: number, pence: number) => {
    if (before[place] === 0 && after[place] === 0) touched.push(place)
    if (prices[place] === 0 || pence < prices[place]!) prices[place] = pence
  }
  const readNew = (at: number) => {
    for (let position = start[at]!; position < start[at + 1]!; position++) {
      const row = order[position]!
      if (!isBad[row]) lower(after, ofBook[rows.profile[row]!]!, rows.monthlyPence[row]!)
    }
  }
  const count = (capId: string) => {
    for (const place of touched) {
      const offer = { capId, profile: places[place]! }
      changes.add(offer, before[place] || null, after[place] || null)
      before[place] = 0
      after[place] = 0
    }
    touched.length = 0
  }

  const placeOf = new Map(derivatives.map(({ derivativeId }, at) => [derivativeId, at]))
  const isCompared = new Uint8Array(derivatives.length)
  const pages = presentBookId === null ? [] : segmentPages(call, presentBookId)
  for await (const page of pages) {
    for (const { derivativeId, data } of segmentsOf(page)) {
      const { profiles: numbers, monthlyPence } = decodeSegment(data).columns
      for (const [offer, number] of numbers.entries()) {
        lower(before, ofStored.get(number)!, monthlyPence[offer]!)
      }
      const at = placeOf.get(derivativeId)
      if (at !== undefined) {
        isCompared[at] = 1
        readNew(at)
      }
      // Offers of a car that the new book leaves out are gone, and have no jump to name it by.
      count(at === undefined ? '' : derivatives[at]!.capId)
    }
  }
  for (const [at, { capId }] of derivatives.entries()) {
    if (isCompared[at]) continue
    readNew(at)
    count(capId)
  }
  return { ...changes.counts, jumps: changes.jumps() }
}

/** One place for each profile of both books, whatever its special mark. */
function commonPlaces(
  stored: readonly { id: number; key: string }[],
  ofNewBook: readonly LeaseProfile[],
) {
  const places: LeaseProfile[] = []
  const byKey = new Map<string, number>()
  const placeOf = (profile: LeaseProfile) => {
    const ordinary = { ...profile, isSpecialOffer: false }
    const key = profileKey(ordinary)
    const place = byKey.get(key) ?? places.push(ordinary) - 1
    byKey.set(key, place)
    return place
  }
  return {
    places,
    ofStored: new Map(stored.map(({ id, key }) => [id, placeOf(parseProfileKey(key)!)])),
    ofBook: ofNewBook.map(placeOf),
  }
}
