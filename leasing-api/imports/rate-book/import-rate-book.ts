import { isAllowed, type AllowBad } from '#core/rates/allow-bad.ts'
import { lastDayOfBook } from '#core/rates/book-validity.ts'
import type { Database } from '../../db/open-database.ts'
import type { OnProgress } from '../import-progress.ts'
import type { ImportSource } from '../import-source.ts'
import { refusal, type Refusal } from '../refusal.ts'
import type { Problem } from './bad-rows.ts'
import { checkBook } from './check-book.ts'
import type { Duplicate } from './check-prices.ts'
import { findProvider } from './find-provider.ts'
import { readRateBook } from './read-rate-book.ts'
import { readPresentBook } from './segment-heads.ts'
import { writeBook } from './write-book.ts'

export type RateBookRequest = {
  /** Name, slug or id. */
  provider: string
  isDryRun: boolean
  allowBad: AllowBad
  /** Prices far from the car's others, held otherwise, have been looked at and are right. */
  areHeldConfirmed?: boolean
  /** `YYYY-MM-DD`; null takes the file's earliest, else thirty days. */
  validUntil: string | null
  /** The London day, `YYYY-MM-DD`. */
  today: string
  /** ISO instant. */
  now: string
}

/** What became of a book. */
export type RateBookOutcome = {
  ok: true
  providerId: number
  providerName: string
  isDryRun: boolean
  /** False when there are more bad rows than allowed. */
  isAcceptable: boolean
  isTaken: boolean
  rowsRead: number
  offers: number
  derivatives: number
  validUntil: string
  badRows: number
  problemsFound: number
  /** By line; as many as are kept. */
  problems: Problem[]
  duplicatesFound: number
  duplicates: Duplicate[]
  /** Cars whose excess-mileage rate neither the file nor the present book gives. */
  guessedExcess: number
  /** New after the switch; null when nothing was switched. */
  ratesVersion: number | null
}

/**
 * Puts a provider's rate book in the place of the present one. Old prices stay visible until the
 * new ones are complete; then one step switches them. Whatever fails before it changes nothing.
 * Rules T-08, T-12.
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
  const checked = checkBook(
    book,
    await readPresentBook(database, providerId),
    request.areHeldConfirmed,
  )
  const validUntil = lastDayOfBook({
    asked: request.validUntil,
    inFile: book.said.flatMap((terms) => terms.validUntil ?? []),
    today: request.today,
  })
  if (validUntil < request.today) {
    return refusal(
      `The prices were valid until ${validUntil}, and today is ${request.today}. Ask ${providerName} for a current book, or give --valid-until when the date in the file is wrong.`,
    )
  }
  const outcome: RateBookOutcome = {
    ok: true,
    providerId,
    providerName,
    isDryRun: request.isDryRun,
    isAcceptable: isAllowed(request.allowBad, book.bad.rows, book.rowsRead),
    isTaken: false,
    rowsRead: book.rowsRead,
    offers: checked.offers,
    derivatives: checked.derivatives,
    validUntil,
    badRows: book.bad.rows,
    problemsFound: book.bad.found,
    problems: book.bad.problems.toSorted((a, b) => a.line - b.line),
    duplicatesFound: checked.duplicates.length,
    duplicates: checked.duplicates,
    guessedExcess: checked.guessedExcess,
    ratesVersion: null,
  }
  if (!outcome.isAcceptable) return outcome
  if (checked.offers === 0)
    return refusal('No row of the file can be taken, so the provider keeps its present prices.')
  if (request.isDryRun) return outcome
  const ratesVersion = await writeBook(
    database,
    { book, checked, providerId, validUntil, today: request.today, now: request.now },
    onProgress,
  )
  return { ...outcome, isTaken: true, ratesVersion }
}
