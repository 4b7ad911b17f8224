import { profileKey } from '#core/offer/profile-key.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { segmentBatch } from '#leasing-api/queries/rates/segment-batch.ts'
import type { OnProgress } from '../import-progress.ts'
import type { CheckedBook } from './check-book.ts'
import { packSegments } from './pack-segments.ts'
import type { ReadBook } from './read-rate-book.ts'

export type WrittenBook = {
  book: ReadBook
  checked: CheckedBook
  providerId: number
  /** The book that this one was compared with; null when there was none. */
  presentBookId: number | null
  /** `YYYY-MM-DD` */
  validUntil: string
  /** The upload it was read from; null for a file of the operator. */
  uploadId: string | null
  today: string
  /** ISO instant. */
  now: string
}

/**
 * Stores a checked book beside the present one and switches to it in one step; returns its
 * number and the new rates version. A book that fails on the way is discarded. Rule T-12.
 */
export async function writeBook(
  { call }: Pick<Database, 'call'>,
  { book, checked, today, now, ...target }: WrittenBook,
  onProgress: OnProgress,
): Promise<{ bookId: number; ratesVersion: number }> {
  const { providerId, presentBookId, validUntil, uploadId } = target
  const keys = book.profiles.map(profileKey)
  const numbers = await call.ensureRateProfiles({ keys })
  await call.discardUnfinishedBooks({ providerId, kind: 'lease' })
  const bookId = await call.stageRateBook({
    providerId,
    kind: 'lease',
    origin: 'imported',
    createdAt: now,
    checkedAt: now,
    validUntil,
    uploadId,
  })
  try {
    let done = 0
    const profileNumbers = keys.map((key) => numbers[key]!)
    // The next segments are packed while the database stores these.
    let stored = Promise.resolve()
    for (const segments of packSegments({ book, ...checked, profileNumbers })) {
      const batch = segmentBatch({ bookId, providerId }, segments)
      await stored
      onProgress({ label: 'Storing prices', done, total: checked.derivatives, unit: 'cars' })
      done += segments.length
      stored = call.addSegmentBatch({ bookId, batch })
      // Awaited later; an earlier failure must not count as an unhandled rejection.
      stored.catch(() => {})
    }
    await stored
    onProgress({ label: 'Storing prices', done, total: checked.derivatives, unit: 'cars' })
    const { ratesVersion } = await call.activateRateBook({
      bookId,
      today,
      now,
      insteadOf: presentBookId,
    })
    await forgetOlderBooks(call, providerId)
    return { bookId, ratesVersion }
  } catch (error) {
    await call.discardRateBook({ bookId }).catch(() => {})
    throw error
  }
}

/**
 * Deletes the prices of all books but the last before this one. What cannot be deleted now goes
 * next time. Rule T-14.
 */
async function forgetOlderBooks(call: Database['call'], providerId: number): Promise<void> {
  try {
    const [, ...older] = await call.readRetiredBooksWithRates({ providerId })
    await call.deleteRatesOfBooks({ bookIds: older })
  } catch {
    // The new book is in force already, and that is what the operator asked for.
  }
}
