import { z } from 'zod'
import { callGroup } from '../call.ts'
import { wholeNumber } from '../fields.ts'
import { referencePattern } from '../identifiers.ts'
import { wireRateBook, wireRateUpload } from '../json/wire-rate-book.ts'
import { doneResponse } from '../json/wire-responses.ts'

/** Rate books by their providers: uploaded, checked, made live, taken back. Rules C-180, C-181. */
const { office } = callGroup('Rate books')

const brandId = wholeNumber(1, 1_000_000)
const ofProvider = { brandId: brandId.optional() }
const inBody = { brandId: z.int().min(1).max(1_000_000).optional() }

const uploadParams = z.object({
  uploadId: z.string().regex(referencePattern, 'An upload has 22 characters.'),
})

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Give a day such as 2027-01-31.')

const whose = { 422: 'Staff must say whose with `brandId`.' }
const isWorkedAt = '`errors.rateBookBusy`: somebody is at work on it, or its state is another one.'

export const rateBookCalls = {
  listRateBooks: office({
    method: 'GET',
    path: '/api/rate-books',
    permission: 'rates.read',
    hasKeys: true,
    summary: 'The rate books of a provider, newest first, and the uploads under way.',
    query: z.object({
      ...ofProvider,
      page: wholeNumber(1, 1_000_000).default(1),
      rows: wholeNumber(1, 100).default(20),
    }),
    response: z.object({
      brandId: z.int(),
      data: z.array(wireRateBook),
      total: z.int(),
      page: z.int(),
      rows: z.int(),
      presentBookId: z.int().nullable().describe('In force now.'),
      earlierBookId: z.int().nullable().describe('What a rollback puts back in force.'),
      uploads: z.array(wireRateUpload).describe('Not live yet, newest first.'),
    }),
    failures: whose,
  }),

  postRateUpload: office({
    method: 'POST',
    path: '/api/rate-uploads',
    permission: 'rates.import',
    hasKeys: true,
    summary:
      'Begins an upload. Its bytes, CSV or gzip, follow by PUT to `/api/rate-uploads/{uploadId}/file?from=0`.',
    body: z.object({
      ...inBody,
      fileName: z.string().min(1, 'errors.required').max(200),
      totalBytes: z
        .int()
        .min(1)
        .max(314_572_800, 'A file has at most 300 MB. Pack it with gzip.')
        .optional()
        .describe('Without it the first file that arrives whole is the whole file.'),
    }),
    response: wireRateUpload,
    failures: whose,
  }),

  getRateUpload: office({
    method: 'GET',
    path: '/api/rate-uploads/{uploadId}',
    permission: 'rates.read',
    hasKeys: true,
    summary: 'How far an upload is, and what its check found.',
    params: uploadParams,
    response: wireRateUpload,
    failures: { 404: 'No such upload.' },
  }),

  postRateCheck: office({
    method: 'POST',
    path: '/api/rate-uploads/{uploadId}/checks',
    permission: 'rates.import',
    hasKeys: true,
    summary: 'Checks an upload again, with held prices taken or another last day.',
    params: uploadParams,
    body: z.object({
      takeHeld: z.boolean().default(false).describe('Whether held prices are right as they are.'),
      validUntil: day.optional(),
    }),
    response: wireRateUpload,
    failures: { 404: 'No such upload.', 409: isWorkedAt },
  }),

  putRateUploadLive: office({
    method: 'PUT',
    path: '/api/rate-uploads/{uploadId}/live',
    permission: 'rates.import',
    hasKeys: true,
    summary: 'Makes exactly the checked book live; refused when prices have changed since.',
    params: uploadParams,
    body: z.object({
      leaveOutBad: z.boolean().default(false).describe('Whether bad rows are left out.'),
      takeFewer: z.boolean().default(false).describe('Whether far fewer prices are right.'),
    }),
    response: wireRateUpload,
    failures: {
      404: 'No such upload.',
      409: isWorkedAt,
      422: 'The book has bad rows or far fewer prices, and nobody accepted them.',
    },
  }),

  deleteRateUpload: office({
    method: 'DELETE',
    path: '/api/rate-uploads/{uploadId}',
    permission: 'rates.import',
    hasKeys: true,
    summary: 'Removes an upload that is not live, whatever is done to it.',
    params: uploadParams,
    response: doneResponse,
    failures: { 404: 'No such upload.', 409: 'It is live.' },
  }),

  postRateRollback: office({
    method: 'POST',
    path: '/api/rate-rollbacks',
    permission: 'rates.rollback',
    summary: 'Puts the book before back in force; a second time undoes it.',
    body: z.object({
      ...inBody,
      presentBookId: z.int().nullable().describe('As listed: another one changes nothing.'),
      earlierBookId: z.int(),
    }),
    response: z.object({ bookId: z.int(), ratesVersion: z.int() }),
    failures: {
      ...whose,
      409: 'The books are others by now, or the earlier one has run out.',
    },
  }),
}
