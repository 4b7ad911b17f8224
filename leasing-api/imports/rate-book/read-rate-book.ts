import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import {
  mostProfilesInBook as mostProfiles,
  mostTermsInBook as mostTerms,
  rateBounds,
} from '#core/rates/rate-bounds.ts'
import { profileKey } from '#core/offer/profile-key.ts'
import { readCsv } from '../csv/read-csv.ts'
import type { OnProgress } from '../import-progress.ts'
import type { ImportSource } from '../import-source.ts'
import { refusal, type Refusal } from '../refusal.ts'
import { createBadRows, type BadRows, type RowError } from './bad-rows.ts'
import { rateBookColumns, type RateField, type RateTexts } from './rate-book-columns.ts'
import { addRateRow, createRateRows, type RateRows } from './rate-rows.ts'
import { createProfileReader } from './read-profile.ts'
import { readPence } from './read-values.ts'
import { createTermsReader, type RowTerms } from './row-terms.ts'

/** A derivative that a book prices, by its place in the order of the file. */
export type BookDerivative = {
  capId: string
  derivativeId: number
  firstLine: number
}

export type ReadBook = {
  ok: true
  /** As `CsvRead` counts them. */
  lines: number
  blankLines: number
  /** Rows below the header, the bad ones among them. */
  rowsRead: number
  rows: RateRows
  derivatives: BookDerivative[]
  profiles: LeaseProfile[]
  /** What rows say beside profile and price, each wording once. */
  said: readonly RowTerms[]
  bad: BadRows
}

/** Reads a whole rate book into columns; errors of rows are in `bad`. Rules T-03, T-04. */
export async function readRateBook(
  source: ImportSource,
  /** Ids of the catalogue's derivatives by capId. */
  catalogue: ReadonlyMap<string, number>,
  onProgress: OnProgress,
): Promise<ReadBook | Refusal> {
  const rows = createRateRows()
  const bad = createBadRows()
  const derivatives: BookDerivative[] = []
  const derivativeAt = new Map<string, number>()
  const profiles: LeaseProfile[] = []
  const profileAt = new Map<string, number>()
  const numberOf = new Map<LeaseProfile, number>()
  const profileOf = createProfileReader()
  const terms = createTermsReader()
  const capIdOf = remembering(plainCapId)
  const feeOf = remembering((text) => readPence(text, feePounds.from, feePounds.to))
  const { monthlyPounds, feePounds } = rateBounds
  let hasTooManyTerms = false

  const numberOfProfile = (profile: LeaseProfile): number => {
    const known = numberOf.get(profile)
    if (known !== undefined) return known
    // Differently written texts ("10000", "10,000") mean one profile.
    const key = profileKey(profile)
    const number = profileAt.get(key) ?? profiles.push(profile) - 1
    profileAt.set(key, number)
    numberOf.set(profile, number)
    return number
  }
  const derivativeOf = (capId: string, line: number): number | null => {
    const known = derivativeAt.get(capId)
    if (known !== undefined) return known
    const derivativeId = catalogue.get(capId)
    if (derivativeId === undefined) return null
    const at = derivatives.push({ capId, derivativeId, firstLine: line }) - 1
    derivativeAt.set(capId, at)
    return at
  }
  const onRow = (texts: RateTexts, line: number): void => {
    const errors: RowError[] = []
    const capId = capIdOf(texts.capId ?? '')
    const derivative = derivativeOf(capId, line)
    if (derivative === null) {
      const reason = /^[1-9]\d*$/.test(capId)
        ? 'is in no catalogue of ours; import the catalogue first or leave the row out'
        : 'is no capId, which is a whole number'
      errors.push(rowError(texts, line, 'capId', reason))
    }
    const reading = profileOf(texts)
    if (!reading.ok) for (const wrong of reading.wrong) errors.push({ line, ...wrong })
    const monthly = readPence(texts.monthlyPayment ?? '', monthlyPounds.from, monthlyPounds.to)
    if (!monthly.ok) errors.push(rowError(texts, line, 'monthlyPayment', monthly.reason))
    const fee = feeOf(texts.processingFee ?? '')
    if (!fee.ok) errors.push(rowError(texts, line, 'processingFee', fee.reason))
    // A bad row counts neither for the book's validity nor for its car's usual terms.
    const beside = errors.length === 0 ? terms.read(texts) : null
    if (beside?.ok === false) for (const wrong of beside.wrong) errors.push({ line, ...wrong })
    if (derivative === null || !reading.ok || !monthly.ok || !fee.ok || !beside?.ok) {
      bad.add(errors)
      return
    }
    const profile = numberOfProfile(reading.profile)
    if (profile >= mostProfiles) return
    if (beside.number >= mostTerms) {
      hasTooManyTerms = true
      return
    }
    addRateRow(rows, {
      derivative,
      profile,
      monthlyPence: monthly.value,
      feePence: fee.value,
      terms: beside.number,
      line,
    })
  }
  const read = await readCsv(source, {
    columns: rateBookColumns,
    expected: 'a rate book',
    onRow,
    onBrokenRow: (broken) => bad.add([broken]),
    onProgress,
  })
  if (!read.ok) return read
  if (read.rows === 0) {
    return refusal(
      'The file has a header and no rows, so it would leave the provider without prices. Give the whole rate book.',
    )
  }
  if (profiles.length > mostProfiles) {
    return refusal(
      `The file has more than ${mostProfiles} combinations of term, mileage, initial rentals and the other profile columns. Round mileages to those the provider really quotes.`,
    )
  }
  if (hasTooManyTerms) {
    return refusal(
      `The file has more than ${mostTerms} combinations of excess mileage, delivery weeks, message and last day. Give a message only where an offer has one of its own.`,
    )
  }
  const { lines, blankLines } = read
  return {
    ok: true,
    lines,
    blankLines,
    rowsRead: read.rows,
    rows,
    derivatives,
    profiles,
    said: terms.said,
    bad,
  }
}

function rowError(texts: RateTexts, line: number, column: RateField, reason: string): RowError {
  return { line, column, value: texts[column] ?? '', reason }
}

/** A capId without the zeros that spreadsheets put before it. */
const plainCapId = (text: string) => text.trim().replace(/^0+(?=\d)/, '')

/** Caches the last result, since most rows repeat these columns of the row before. */
function remembering<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  let last: { text: string; answer: Answer } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, answer: read(text) }
    return last.answer
  }
}
