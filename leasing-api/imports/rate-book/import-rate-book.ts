import { isAllowed } from '#core/rates/allow-bad.ts'
import { lastDayOfBook } from '#core/rates/book-validity.ts'
import { shortfalls } from '#core/rates/fewer-prices.ts'
import type { Database } from '#leasing-api/db/database.ts'
import type { OnProgress } from '../import-progress.ts'
import type { ImportSource } from '../import-source.ts'
import { refusal, type Refusal } from '../refusal.ts'
import { checkBook } from './check-book.ts'
import { compareBooks } from './compare-books.ts'
import { findProvider } from './find-provider.ts'
import { mostHeldListed, type RateBookOutcome, type RateBookRequest } from './rate-book-outcome.ts'
import { readRateBook, type ReadBook } from './read-rate-book.ts'
import { readPresentBook } from './segment-heads.ts'
import { writeBook } from './write-book.ts'

/**
 * Replaces a provider's rate book. Old prices stay visible until the new ones are complete; then
 * one step switches them. An earlier failure changes nothing. Rules T-08, T-12, T-20.
 */
export async function importRateBook(
  database: Pick<Database, 'call'>,
  source: ImportSource,
  request: RateBookRequest,
  onProgress: OnProgress,
): Promise<RateBookOutcome | Refusal> {
  const { call } = database
  const provider = findProvider(await call.readProviders(), request.provider)
  if (!provider.ok) return provider
  const { id: providerId, name: providerName } = provider
  const { capIds, ids } = await call.readDerivativeIds()
  const idOf = new Map(Array.from(capIds, (capId, at) => [String(capId), ids[at]!]))

  const book = await readRateBook(source, idOf, onProgress)
  if (!book.ok) return book
  onProgress({ label: 'Checking prices', done: 0, total: book.rows.n, unit: 'rows' })
  const present = await readPresentBook(database, providerId)
  const checked = checkBook(book, present, request.areHeldConfirmed)
  const validUntil = lastDayOfBook({
    asked: request.validUntil,
    inFile: book.said.flatMap((terms) => terms.validUntil ?? []),
    today: request.today,
  })
  if (validUntil < request.today) {
    const given =
      request.validUntil === null ? ` (line ${lineOfDay(book, validUntil)}, validUntil)` : ''
    return refusal(
      `The prices were valid until ${validUntil}${given}, and today is ${request.today}. Nothing was changed. Ask ${providerName} for a current book, or give --valid-until when the date in the file is wrong.`,
    )
  }
  const isAsChecked =
    request.checked === undefined ||
    (request.checked.presentBookId === present.bookId &&
      request.checked.offers === checked.offers &&
      request.checked.badRows === book.bad.rows)
  if (!isAsChecked) {
    return refusal(
      'The prices in force or our catalogue have changed since this book was checked. Nothing was changed. Check it again.',
    )
  }
  const areBadAllowed = isAllowed(request.allowBad, book.bad.rows, book.rowsRead)
  const short = request.areFewerConfirmed
    ? []
    : shortfalls(
        { offers: checked.offers, derivatives: checked.derivativesLeft },
        { offers: present.offers, derivatives: present.heads.size },
      )
  const outcome: RateBookOutcome = {
    ok: true,
    providerId,
    providerName,
    isDryRun: request.isDryRun,
    isAcceptable: areBadAllowed && short.length === 0 && checked.offers > 0,
    isTaken: false,
    areBadAllowed,
    shortfalls: short,
    lines: book.lines,
    blankLines: book.blankLines,
    rowsRead: book.rowsRead,
    offers: checked.offers,
    derivatives: checked.derivatives,
    validUntil,
    badRows: book.bad.rows,
    errorsFound: book.bad.found,
    errors: book.bad.errors.toSorted((a, b) => a.line - b.line),
    duplicatesFound: checked.duplicates.length,
    duplicates: checked.duplicates,
    guessedExcess: checked.guessedExcess,
    heldFound: checked.held.length,
    held: checked.held
      .toSorted((a, b) => a.line - b.line)
      .slice(0, mostHeldListed)
      .map(({ line, derivative, monthlyPence, middlePence }) => ({
        line,
        capId: book.derivatives[derivative]!.capId,
        monthlyPence,
        middlePence,
      })),
    presentBookId: present.bookId,
    changes: request.isCompared
      ? await compareBooks(call, book, checked.isBad, present.bookId)
      : null,
    bookId: null,
    ratesVersion: null,
  }
  if (!outcome.isAcceptable || request.isDryRun) return outcome
  const { bookId, ratesVersion } = await writeBook(
    database,
    {
      book,
      checked,
      providerId,
      presentBookId: present.bookId,
      validUntil,
      uploadId: request.uploadId ?? null,
      today: request.today,
      now: request.now,
    },
    onProgress,
  )
  return { ...outcome, isTaken: true, bookId, ratesVersion }
}

/** The first line that gives this day; the file gives it in one at least. */
function lineOfDay({ rows, said }: ReadBook, day: string): number {
  for (let at = 0; at < rows.n; at++) {
    if (said[rows.terms[at]!]!.validUntil === day) return rows.line[at]!
  }
  return 0
}
