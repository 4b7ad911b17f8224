import type { Database } from '#leasing-api/db/database.ts'
import { segmentBatch, type NewSegment } from '#leasing-api/queries/rates/segment-batch.ts'
import { encodeSegment } from '#leasing-api/segments/encode-segment.ts'
import { generateProviders, type GeneratedCar } from './generate-cars.ts'
import type { GeneratedBook } from './generate-offers.ts'

export const today = '2026-11-20'
const now = '2026-11-20T09:00:00.000Z'
const segmentsPerCall = 500

/** Cars and providers in the database; answers the id of each car, in the order given. */
export async function importCars(
  { call }: Database,
  cars: readonly GeneratedCar[],
  providers: number,
): Promise<number[]> {
  await call.upsertProviders({ providers: generateProviders(providers) })
  await call.upsertDerivatives({ derivatives: cars.map(({ record }) => record) })
  const { derivatives } = await call.readCatalogue()
  const ids = new Map(derivatives.map(({ id, derivative }) => [derivative.capId, id]))
  return cars.map(({ record }) => ids.get(String(record.capId))!)
}

/** From columns, as a parser leaves them, to a book that visitors see. */
export async function importBook(
  { call }: Database,
  book: GeneratedBook,
  carIds: readonly number[],
  profileNumbers: Uint16Array,
): Promise<void> {
  const bookId = await call.stageRateBook({
    providerId: book.providerId,
    kind: 'lease',
    origin: 'imported',
    createdAt: now,
    checkedAt: now,
    validUntil: '2026-12-31',
  })
  // The next hundreds are packed while the database stores these.
  let stored: Promise<void> = Promise.resolve()
  for (let from = 0; from < book.segments.length; from += segmentsPerCall) {
    const segments = book.segments
      .slice(from, from + segmentsPerCall)
      .map((segment) => packed(segment, carIds, profileNumbers))
    const batch = segmentBatch({ bookId, providerId: book.providerId }, segments)
    await stored
    stored = call.addSegmentBatch({ bookId, batch })
  }
  await stored
  await call.activateRateBook({ bookId, today, now })
}

function packed(
  { car, columns }: GeneratedBook['segments'][number],
  carIds: readonly number[],
  profileNumbers: Uint16Array,
): NewSegment {
  return {
    derivativeId: carIds[car]!,
    n: columns.profiles.length,
    data: encodeSegment({
      head: {
        excessMileagePencePerMile: 8 + (car % 20) / 10,
        deliveryWeeks: { stock: { from: 2, to: 4 }, factory: { from: 12, to: 14 } },
        message: null,
      },
      columns: {
        ...columns,
        profiles: numbered(columns.profiles, profileNumbers),
      },
    }),
    commonPersonalPence: columns.monthlyPence[0]!,
    commonBusinessPence: null,
  }
}

/** A loop, since a function called for every price would be a tenth of what is measured. */
function numbered(profiles: Uint16Array, profileNumbers: Uint16Array): Uint16Array {
  const numbers = new Uint16Array(profiles.length)
  for (let at = 0; at < numbers.length; at++) numbers[at] = profileNumbers[profiles[at]!]!
  return numbers
}
