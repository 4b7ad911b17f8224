import { profileKey } from '#core/offer/profile-key.ts'
import type { SegmentHead } from '../../segments/segment.ts'
import type { Database } from '../../db/open-database.ts'
import type { OnProgress } from '../import-progress.ts'
import type { ImportSource } from '../import-source.ts'
import { refusal, type Refusal } from '../refusal.ts'
import { isAllowed, type AllowBad } from './allow-bad.ts'
import type { Problem } from './bad-rows.ts'
import { findDuplicates, findFarOffPrices, type Duplicate } from './check-prices.ts'
import { packSegments } from './pack-segments.ts'
import { findProvider } from './find-provider.ts'
import { readRateBook, type ReadBook } from './read-rate-book.ts'
import { readPresentBook, segmentHead, type PresentBook } from './segment-heads.ts'

/** How long prices hold when neither the operator nor the file says it. */
const usualValidityDays = 30

export type RateBookRequest = {
  /** Name, slug or id. */
  provider: string
  isDryRun: boolean
  allowBad: AllowBad
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
  /** The first thousand, by line. */
  problems: Problem[]
  duplicates: Duplicate[]
  /** Cars whose excess-mileage rate neither the file nor the present book gives. */
  guessedExcess: number
  /** New after the switch; null when nothing was switched. */
  ratesVersion: number | null
}

/**
 * Puts a provider's rate book in the place of the present one. Old prices stay visible until the
 * new ones are complete; then one step switches them. Whatever fails before it changes nothing.
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
  const catalogue = await call.readCatalogue()
  const idOf = new Map(catalogue.derivatives.map(({ id, derivative }) => [derivative.capId, id]))

  const book = await readRateBook(source, idOf, onProgress)
  if (!book.ok) return book
  onProgress({ label: 'Checking prices', done: 0, total: book.rows.n, unit: 'rows' })
  const checked = checkBook(book, await readPresentBook(database, providerId))
  const validUntil =
    request.validUntil ?? earliestDay(book) ?? daysAfter(request.today, usualValidityDays)
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
    { book, checked, request, providerId, validUntil },
    onProgress,
  )
  return { ...outcome, isTaken: true, ratesVersion }
}

type CheckedBook = {
  isBad: Uint8Array
  heads: SegmentHead[]
  duplicates: Duplicate[]
  guessedExcess: number
  offers: number
  derivatives: number
}

/** Marks what is not to be taken: prices far off, cars nobody knows the excess rate of, dearer duplicates. */
function checkBook(book: ReadBook, present: PresentBook): CheckedBook {
  const { rows, derivatives, profiles, bad } = book
  const isBad = new Uint8Array(rows.n)
  const isBusiness = profiles.map(({ financeType }) => financeType === 'business')
  for (const problem of findFarOffPrices(
    rows,
    derivatives.length,
    (profile) => isBusiness[profile]!,
    isBad,
  )) {
    bad.add([problem])
  }
  const heads = derivatives.map((one) => segmentHead(one, present))
  for (let at = 0; at < rows.n; at++) {
    const derivative = rows.derivative[at]!
    if (heads[derivative] !== null || isBad[at]) continue
    isBad[at] = 1
    bad.add([
      {
        line: rows.line[at]!,
        column: 'excessMileage',
        value: '',
        reason: `is given in no row of capId ${derivatives[derivative]!.capId}, and the provider has no present book to take it from`,
      },
    ])
  }
  const duplicates = findDuplicates(rows, derivatives.length, isBad)
  const priced = new Set<number>()
  let offers = 0
  for (let at = 0; at < rows.n; at++) {
    if (isBad[at]) continue
    offers++
    priced.add(rows.derivative[at]!)
  }
  // A derivative without a head has no good row, so what stands in for it is never packed.
  return {
    isBad,
    heads: heads.map((one) => one?.head as SegmentHead),
    duplicates,
    guessedExcess: heads.filter((one) => one?.isExcessGuessed).length,
    offers,
    derivatives: priced.size,
  }
}

async function writeBook(
  { call }: Pick<Database, 'call'>,
  {
    book,
    checked,
    request,
    providerId,
    validUntil,
  }: {
    book: ReadBook
    checked: CheckedBook
    request: RateBookRequest
    providerId: number
    validUntil: string
  },
  onProgress: OnProgress,
): Promise<number> {
  const { now, today } = request
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
  })
  try {
    let done = 0
    const profileNumbers = keys.map((key) => numbers[key]!)
    for await (const segments of packSegments({ book, ...checked, profileNumbers })) {
      await call.addSegments({ bookId, segments })
      done += segments.length
      onProgress({ label: 'Storing prices', done, total: checked.derivatives, unit: 'cars' })
    }
    const { ratesVersion } = await call.activateRateBook({ bookId, today, now })
    const [, ...older] = await call.readRetiredBooksWithRates({ providerId })
    await call.deleteRatesOfBooks({ bookIds: older })
    return ratesVersion
  } catch (error) {
    await call.discardRateBook({ bookId }).catch(() => {})
    throw error
  }
}

/** The first day on which a price of the book runs out; past it the whole book leaves the lists. */
function earliestDay({ derivatives }: ReadBook): string | null {
  const days = derivatives.flatMap(({ facts }) => facts.validUntil ?? []).toSorted()
  return days[0] ?? null
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
