import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import {
  rateBooks,
  rateSegments,
  rateUploadChunks,
  rateUploadErrors,
  rateUploads,
} from '#leasing-api/db/schema/index.ts'
import type { UploadState } from '#leasing-api/db/schema/rate-uploads.ts'
import type { RateUploadProgress, UploadReport } from '#leasing-api/rate-uploads/upload-report.ts'
import { addAudit } from '../accounts/audit-log.ts'

export type RateUpload = typeof rateUploads.$inferSelect & {
  /** The book that it went live as; null until then. */
  bookId: number | null
}

export type NewRateUpload = Pick<
  typeof rateUploads.$inferSelect,
  'id' | 'providerId' | 'fileName' | 'totalBytes' | 'actor'
> & { now: Date }

/** Begins an upload: nothing of it has arrived. */
export async function addRateUpload(db: Db, { now, ...upload }: NewRateUpload): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(rateUploads)
      .values({ ...upload, state: 'arriving', createdAt: now, workedAt: now })
    await addAudit(tx, {
      at: now,
      actor: upload.actor,
      action: 'ratesUploaded',
      subject: `provider:${upload.providerId}`,
    })
  })
}

export async function readRateUpload(db: Db, { id }: { id: string }): Promise<RateUpload | null> {
  const [row] = await withBook(db).where(eq(rateUploads.id, id))
  return row ? { ...row.upload, bookId: row.bookId } : null
}

/** The latest uploads of a provider, newest first. */
export async function listRateUploads(
  db: Db,
  { providerId, most }: { providerId: number; most: number },
): Promise<RateUpload[]> {
  const rows = await withBook(db)
    .where(eq(rateUploads.providerId, providerId))
    .orderBy(desc(rateUploads.createdAt))
    .limit(most)
  return rows.map(({ upload, bookId }) => ({ ...upload, bookId }))
}

/** A staged book does not count: it may yet be discarded. */
const withBook = (db: Db) =>
  db
    .select({ upload: rateUploads, bookId: rateBooks.id })
    .from(rateUploads)
    .leftJoin(
      rateBooks,
      and(eq(rateBooks.uploadId, rateUploads.id), inArray(rateBooks.state, ['active', 'retired'])),
    )

export type UploadStep = {
  id: string
  /** States that it may be in before. */
  from: UploadState[]
  to: UploadState
  now: Date
  /** Work that was silent since then has broken off, and may be taken over. */
  brokenOffBefore?: Date
  report?: UploadReport | null
}

/**
 * Takes an upload from one state to the next; false when it is in none of those it may be in, so
 * that of two workers one gets it. Rule T-25.
 */
export async function stepRateUpload(
  db: Db,
  { id, from, to, now, brokenOffBefore, report }: UploadStep,
): Promise<boolean> {
  const stepped = await db
    .update(rateUploads)
    .set({ state: to, workedAt: now, progress: null, ...(report !== undefined && { report }) })
    .where(
      and(
        eq(rateUploads.id, id),
        or(
          inArray(rateUploads.state, from),
          brokenOffBefore &&
            and(
              inArray(rateUploads.state, ['checking', 'switching']),
              lt(rateUploads.workedAt, brokenOffBefore),
            ),
        ),
      ),
    )
    .returning({ id: rateUploads.id })
  return stepped.length > 0
}

/** Notes how far the work is; false when the upload is gone or was taken by somebody else. */
export async function noteUploadProgress(
  db: Db,
  {
    id,
    state,
    progress,
    now,
  }: {
    id: string
    state: UploadState
    progress: RateUploadProgress | null
    now: Date
  },
): Promise<boolean> {
  const noted = await db
    .update(rateUploads)
    .set({ workedAt: now, ...(progress && { progress }) })
    .where(and(eq(rateUploads.id, id), eq(rateUploads.state, state)))
    .returning({ id: rateUploads.id })
  return noted.length > 0
}

/** Notes that an upload went live, and who made it so. */
export async function noteSwitched(
  db: Db,
  { id, actor, now }: { id: string; actor: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [upload] = await tx
      .update(rateUploads)
      .set({ state: 'checked', workedAt: now, progress: null })
      .where(eq(rateUploads.id, id))
      .returning({ providerId: rateUploads.providerId })
    if (!upload) return
    await addAudit(tx, {
      at: now,
      actor,
      action: 'ratesSwitched',
      subject: `provider:${upload.providerId}`,
    })
  })
}

/** Removes an upload that did not go live, with all that arrived of it. */
export async function removeRateUpload(db: Db, { id }: { id: string }): Promise<void> {
  await db.transaction((tx) => removeUploads(tx, [id]))
}

const weekMs = 7 * 24 * 60 * 60_000

/**
 * Removes uploads that did not go live within a week, and the files of books that have lost their
 * prices. Rule T-25.
 */
export async function forgetOldUploads(db: Db, { now }: { now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await tx
      .select({ id: rateUploads.id })
      .from(rateUploads)
      .leftJoin(rateBooks, eq(rateBooks.uploadId, rateUploads.id))
      .where(and(isNull(rateBooks.id), lt(rateUploads.workedAt, new Date(now.getTime() - weekMs))))
    await removeUploads(
      tx,
      old.map(({ id }) => id),
    )
    const bare = await tx
      .select({ id: rateUploads.id })
      .from(rateUploads)
      .innerJoin(rateBooks, eq(rateBooks.uploadId, rateUploads.id))
      .where(
        and(
          eq(rateBooks.state, 'retired'),
          sql`not exists (select 1 from ${rateSegments} where ${rateSegments.bookId} = ${rateBooks.id})`,
        ),
      )
    await removeFiles(
      tx,
      bare.map(({ id }) => id),
    )
  })
}

async function removeUploads(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await removeFiles(tx, ids)
  await tx.delete(rateUploads).where(inArray(rateUploads.id, ids))
}

async function removeFiles(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(rateUploadChunks).where(inArray(rateUploadChunks.uploadId, ids))
  await tx.delete(rateUploadErrors).where(inArray(rateUploadErrors.uploadId, ids))
}
