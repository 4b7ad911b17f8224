import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { bytesFromSql } from '#leasing-api/db/bytes-as-text.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { rateUploadChunks, rateUploadErrors, rateUploads } from '#leasing-api/db/schema/index.ts'

export type UploadChunk = {
  /** Place of its first byte in the file. */
  fromByte: number
  /** Bytes of the file. */
  bytes: number
  isPacked: boolean
  data: Uint8Array
}

/**
 * Adds the next bytes of a file that arrives; false when they are not the next ones, because
 * another request has sent some meanwhile or nothing more may come. Rule T-24.
 */
export function addUploadChunk(
  db: Db,
  { uploadId, now, ...chunk }: UploadChunk & { uploadId: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const added = await tx
      .update(rateUploads)
      .set({ receivedBytes: chunk.fromByte + chunk.bytes, workedAt: now })
      .where(
        and(
          eq(rateUploads.id, uploadId),
          eq(rateUploads.state, 'arriving'),
          eq(rateUploads.receivedBytes, chunk.fromByte),
        ),
      )
      .returning({ id: rateUploads.id })
    if (added.length === 0) return false
    await tx.insert(rateUploadChunks).values({ uploadId, ...chunk })
    return true
  })
}

/** The chunk of an upload that begins at a byte, or the next one after it; null past the end. */
export async function readUploadChunk(
  db: Db,
  { uploadId, fromByte }: { uploadId: string; fromByte: number },
): Promise<UploadChunk | null> {
  const [chunk] = await db
    .select({
      fromByte: rateUploadChunks.fromByte,
      bytes: rateUploadChunks.bytes,
      isPacked: rateUploadChunks.isPacked,
      data: bytesFromSql(rateUploadChunks.data),
    })
    .from(rateUploadChunks)
    .where(and(eq(rateUploadChunks.uploadId, uploadId), gte(rateUploadChunks.fromByte, fromByte)))
    .orderBy(asc(rateUploadChunks.fromByte))
    .limit(1)
  return chunk ?? null
}

/** Stores every bad row of an upload, CSV packed with gzip; null where the last check found none. */
export async function storeUploadErrors(
  db: Db,
  { uploadId, csv }: { uploadId: string; csv: Uint8Array | null },
): Promise<void> {
  if (csv === null) {
    await db.delete(rateUploadErrors).where(eq(rateUploadErrors.uploadId, uploadId))
    return
  }
  await db
    .insert(rateUploadErrors)
    .values({ uploadId, csv })
    .onConflictDoUpdate({ target: rateUploadErrors.uploadId, set: { csv: sql`excluded.csv` } })
}

/** The bad rows of an upload as they were stored; null when there are none. */
export async function readUploadErrors(
  db: Db,
  { uploadId }: { uploadId: string },
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ csv: bytesFromSql(rateUploadErrors.csv) })
    .from(rateUploadErrors)
    .where(eq(rateUploadErrors.uploadId, uploadId))
  return row?.csv ?? null
}
