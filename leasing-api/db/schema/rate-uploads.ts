import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { RateUploadProgress, UploadReport } from '#leasing-api/rate-uploads/upload-report.ts'
import { bytea } from './bytea.ts'
import { providers } from './providers.ts'
import { instant } from './instant.ts'

export type UploadState = 'arriving' | 'arrived' | 'checking' | 'checked' | 'refused' | 'switching'

/**
 * Rate books that were uploaded, from their first byte on. One that went live is named by its book
 * (`rate_books.upload_id`); the others go after a week. Rules T-24, T-25.
 */
export const rateUploads = pgTable(
  'rate_uploads',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    fileName: text('file_name').notNull(),
    /** As announced; null where the end of the file says it. */
    totalBytes: bigint('total_bytes', { mode: 'number' }),
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    state: text('state').$type<UploadState>().notNull(),
    /** Who sends it: a user's id, or `key:` and the id of a key. */
    actor: text('actor').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was last worked at; work that says nothing for a minute has broken off. */
    workedAt: instant('worked_at').notNull(),
    progress: jsonb('progress').$type<RateUploadProgress>(),
    /** What the last check found. */
    report: jsonb('report').$type<UploadReport>(),
  },
  (table) => [index().on(table.providerId, table.createdAt), index().on(table.workedAt)],
)

/** The bytes of an upload as they were sent, a megabyte at most in each row. */
export const rateUploadChunks = pgTable(
  'rate_upload_chunks',
  {
    uploadId: text('upload_id').notNull(),
    /** Place of its first byte in the file. */
    fromByte: bigint('from_byte', { mode: 'number' }).notNull(),
    /** Bytes of the file. */
    bytes: integer('bytes').notNull(),
    /** Whether `data` is packed with gzip by us. */
    isPacked: boolean('is_packed').notNull(),
    data: bytea('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.fromByte] })],
)

/** Every bad row of an upload as CSV packed with gzip. Rule T-11. */
export const rateUploadErrors = pgTable('rate_upload_errors', {
  uploadId: text('upload_id').primaryKey(),
  csv: bytea('csv').notNull(),
})
