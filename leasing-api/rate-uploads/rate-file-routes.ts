import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Hono } from 'hono'
import { isReference } from '#core/contract/identifiers.ts'
import { templateCsv } from '#core/rates/column-help.ts'
import { type FileAnswer, fileRoutes } from '../accounts/file-route.ts'
import { type Actor, actsFor } from '../accounts/key-route.ts'
import { csvHeaders } from '../server/csv-headers.ts'
import { describeError } from '../server/describe-error.ts'
import type { Environment, RequestContext } from '../server/environment.ts'
import { Failure } from '../server/failure.ts'
import type { Readiness, Services } from '../server/services.ts'
import { isGzip, receiveFile } from './receive-file.ts'
import { rowsOfBook } from './rows-of-book.ts'
import { sentBytes } from './stored-file.ts'

/**
 * The addresses by which files of rate books travel, bytes as they are and no larger in memory than a
 * megabyte of them. Rules C-184, T-24, T-26, T-27.
 */
export function addRateFiles(app: Hono<Environment>, readiness: () => Readiness): void {
  const route = fileRoutes(readiness)
  const importing = { permission: 'rates.import', hasKeys: true } as const
  const reading = { permission: 'rates.read', hasKeys: true } as const
  app.put('/api/rate-uploads/:uploadId/file', route('putRateFile', importing, putFile))
  app.get('/api/rate-uploads/:uploadId/errors', route('getRateErrors', reading, getErrors))
  app.get('/api/rate-books/:bookId/file', route('getRateFile', reading, getBook))
  app.get('/api/rate-books/template', (context) => {
    context.set('callName', 'getRateTemplate')
    return context.body(templateCsv(), 200, csvHeaders('rate-book-template.csv'))
  })
}

/** Takes the next bytes of a file; the last of them begin its check. Rules T-21, T-24. */
const putFile: FileAnswer = async (context, services, actor) => {
  const upload = await uploadOf(context, services, actor)
  if (upload instanceof Failure) return upload
  const from = Number(context.req.query('from') ?? '0')
  if (upload.state !== 'arriving' || from !== upload.receivedBytes) return notNext
  const { database, clock, rateUploads, logger } = services
  const { id: uploadId, totalBytes } = upload
  try {
    const received = await receiveFile(
      database,
      { uploadId, at: from, clock },
      context.req.raw.body ?? noBytes(),
    )
    if (received.kind === 'tooLarge') return tooLarge
    if (received.kind === 'notNext') return notNext
    const { receivedBytes } = received
    if (receivedBytes > (totalBytes ?? receivedBytes)) return tooLarge
    const isWhole = receivedBytes > 0 && receivedBytes === (totalBytes ?? receivedBytes)
    if (isWhole && (await arrive(services, uploadId))) {
      const whole = await database.call.readRateUpload({ id: uploadId })
      if (whole) await rateUploads.check(whole, { areHeldConfirmed: false, validUntil: null })
    }
    return context.json({ receivedBytes, isWhole }, 200, noStore)
  } catch (error) {
    logger.info({ error: describeError(error) }, 'An upload broke off; what came of it stays.')
    return new Failure(408, 'errors.uploadBrokeOff')
  }
}

const arrive = ({ database, clock }: Services, id: string): Promise<boolean> =>
  database.call.stepRateUpload({ id, from: ['arriving'], to: 'arrived', now: clock() })

const getErrors: FileAnswer = async (context, services, actor) => {
  const upload = await uploadOf(context, services, actor)
  if (upload instanceof Failure) return upload
  const packed = await services.database.call.readUploadErrors({ uploadId: upload.id })
  if (!packed) return nothing
  const csv = Readable.from([packed], { objectMode: false }).pipe(createGunzip())
  return streamed(context, Readable.toWeb(csv) as ReadableStream, 'errors.csv')
}

const getBook: FileAnswer = async (context, { database: { call } }, actor) => {
  const id = Number(context.req.param('bookId'))
  if (!Number.isInteger(id) || id < 1) return nothing
  const book = (await call.readRateBooks({ providerId: actor.companyId })).find(
    (each) => each.id === id && each.kind === 'lease' && each.state !== 'staged',
  )
  if (!book?.hasPrices) return nothing
  if (context.req.query('as') === 'rows') {
    const rows = rowsOfBook(call, { bookId: id, validUntil: book.validUntil })
    return streamed(context, webStream(rows), `rate-book-${id}.csv`)
  }
  const { uploadId } = book
  const first = uploadId === null ? null : await call.readUploadChunk({ uploadId, fromByte: 0 })
  if (uploadId === null || !first) return nothing
  const isPacked = !first.isPacked && isGzip(first.data)
  return streamed(
    context,
    webStream(sentBytes(call, uploadId)),
    `rate-book-${id}-as-sent.csv${isPacked ? '.gz' : ''}`,
  )
}

async function uploadOf(context: RequestContext, { database }: Services, actor: Actor) {
  const id = context.req.param('uploadId') ?? ''
  const upload = isReference(id) ? await database.call.readRateUpload({ id }) : null
  return upload && actsFor(actor, upload.providerId) ? upload : nothing
}

const nothing = new Failure(404, 'errors.notFound')
const notNext = new Failure(409, 'errors.uploadPlace')
const tooLarge = new Failure(413, 'errors.fileTooLarge')
async function* noBytes(): AsyncGenerator<Uint8Array> {}

const noStore = { 'cache-control': 'no-store' }

const fileHeaders = (name: string) => ({
  ...csvHeaders(name),
  ...(name.endsWith('.gz') && { 'content-type': 'application/gzip' }),
})

const streamed = (context: RequestContext, body: ReadableStream, name: string) =>
  context.body(body, 200, fileHeaders(name))

const webStream = (bytes: AsyncGenerator<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream
