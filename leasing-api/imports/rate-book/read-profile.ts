import { rateBounds } from '#core/rates/rate-bounds.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { RateField, RateTexts } from './rate-book-columns.ts'
import type { WrongValue } from './row-terms.ts'
import { readFinanceType, readFlag, readWhole, type Read } from './read-values.ts'

export type ProfileReading =
  | { ok: true; profile: LeaseProfile }
  | { ok: false; wrong: WrongValue[] }

/** Size of the cache of readings: a book has millions of rows and a few thousand profiles. */
const remembered = 50_000

export function createProfileReader(): (texts: RateTexts) => ProfileReading {
  const known = new Map<string, ProfileReading>()
  return (texts) => {
    const key = profileTexts(texts)
    const before = known.get(key)
    if (before) return before
    if (known.size >= remembered) known.clear()
    const reading = readProfile(texts)
    known.set(key, reading)
    return reading
  }
}

/** The columns that make up a profile; rows with the same texts there have the same profile. */
function profileTexts(texts: RateTexts): string {
  const { financeType, term, annualMileage, depositValue, stock, specialOffer, maintained } = texts
  // Joined by zero bytes, which no accepted file has (Rule T-02).
  return `${financeType}\0${term}\0${annualMileage}\0${depositValue}\0${stock}\0${specialOffer}\0${maintained}`
}

const readBounded = (text: string, { from, to }: { from: number; to: number }) =>
  readWhole(text, from, to)

/** Bounds of Rule T-03. */
function readProfile(texts: RateTexts): ProfileReading {
  const wrong: WrongValue[] = []
  const take = <Value>(column: RateField, read: Read<Value>): Value | undefined => {
    if (read.ok) return read.value
    wrong.push({ column, value: texts[column] ?? '', reason: read.reason })
    return undefined
  }
  const text = (field: RateField) => texts[field] ?? ''
  const profile = {
    financeType: take('financeType', readFinanceType(text('financeType'))),
    termMonths: take('term', readBounded(text('term'), rateBounds.termMonths)),
    annualMileageMiles: take(
      'annualMileage',
      readBounded(text('annualMileage'), rateBounds.annualMileageMiles),
    ),
    initialRentals: take(
      'depositValue',
      readBounded(text('depositValue'), rateBounds.initialRentals),
    ),
    isInStock: take('stock', readFlag(text('stock'), 'stock', 'factory')),
    isSpecialOffer: take('specialOffer', readFlag(text('specialOffer'))),
    isMaintained: take('maintained', readFlag(text('maintained'))),
  }
  return wrong.length > 0 ? { ok: false, wrong } : { ok: true, profile: profile as LeaseProfile }
}
