import { longestRateMessage, mostTermsInBook, rateBounds } from '#core/rates/rate-bounds.ts'
import type { DeliveryWeeks, OwnTerms } from '#leasing-api/segments/segment.ts'
import type { RateField, RateTexts } from './rate-book-columns.ts'
import { readDay, readPencePerMile, readWeeks, readWhole, type Read } from './read-values.ts'

/**
 * The terms in a row, beside profile and price. An empty column gives no term, but for the message:
 * one offer's promise must not pass to another without it.
 */
export type RowTerms = Omit<OwnTerms, 'message'> & {
  message: string | null
  /** `YYYY-MM-DD` */
  validUntil?: string
}

export type WrongValue = { column: RateField; value: string; reason: string }

export type TermsReading =
  /** The number is the place among `said`. */
  { ok: true; number: number } | { ok: false; wrong: WrongValue[] }

/**
 * Numbers the terms that rows of a book give, in `said`. Most rows repeat those of an earlier row
 * and are not read again. What comes beyond `mostTermsInBook` is not kept, and its number is that.
 */
export function createTermsReader() {
  const said: RowTerms[] = []
  const numbers = new Map<string, number>()
  let last: { texts: string; reading: TermsReading } | null = null
  const readingOf = (texts: RateTexts, together: string): TermsReading => {
    const known = numbers.get(together)
    if (known !== undefined) return { ok: true, number: known }
    const read = readTerms(texts)
    if (!read.ok) return read
    const number = numbers.size
    if (number < mostTermsInBook) {
      numbers.set(together, number)
      said.push(read.terms)
    }
    return { ok: true, number }
  }
  return {
    said,
    read(texts: RateTexts): TermsReading {
      const together = termsTexts(texts)
      if (last?.texts !== together) last = { texts: together, reading: readingOf(texts, together) }
      return last.reading
    },
  }
}

/** The columns that hold terms: rows with the same texts there say the same. */
function termsTexts(texts: RateTexts): string {
  const { excessMileage, deliveryWeeks, deliveryWeeksFrom, deliveryWeeksTo } = texts
  // Zero bytes keep them apart, since a file that has any is refused (Rule T-02).
  return `${excessMileage}\0${deliveryWeeks}\0${deliveryWeeksFrom}\0${deliveryWeeksTo}\0${texts.validUntil}\0${texts.message}`
}

/** Bounds of Rule T-03. */
function readTerms(
  texts: RateTexts,
): { ok: true; terms: RowTerms } | { ok: false; wrong: WrongValue[] } {
  const wrong: WrongValue[] = []
  const take = <Value>(
    column: RateField,
    read: (text: string) => Read<Value>,
  ): Value | undefined => {
    const text = (texts[column] ?? '').trim()
    if (text === '') return undefined
    const found = read(text)
    if (found.ok) return found.value
    wrong.push({ column, value: text, reason: found.reason })
    return undefined
  }
  const excess = take('excessMileage', readPencePerMile)
  const weeks = take('deliveryWeeks', readWeeks)
  const span = readSpan(texts, wrong)
  const message = take('message', readMessage) ?? null
  const validUntil = take('validUntil', readDay)
  if (weeks && span && (weeks.from !== span.from || weeks.to !== span.to)) {
    wrong.push({
      column: 'deliveryWeeks',
      value: texts.deliveryWeeks!.trim(),
      reason: `differs from ${span.from}-${span.to} in deliveryWeeksFrom and deliveryWeeksTo of the same row`,
    })
  }
  if (wrong.length > 0) return { ok: false, wrong }
  const deliveryWeeks = weeks ?? span
  const terms = {
    ...(excess !== undefined && { excessMileagePencePerMile: excess }),
    ...(deliveryWeeks !== undefined && { deliveryWeeks }),
    message,
    ...(validUntil !== undefined && { validUntil }),
  }
  return { ok: true, terms }
}

/** Weeks given in two columns, of which none stands alone. */
function readSpan(texts: RateTexts, wrong: WrongValue[]): DeliveryWeeks | undefined {
  const [from, to] = [texts.deliveryWeeksFrom?.trim() ?? '', texts.deliveryWeeksTo?.trim() ?? '']
  if (from === '' && to === '') return undefined
  const before = wrong.length
  const { from: least, to: most } = rateBounds.deliveryWeeks
  for (const [column, text] of [
    ['deliveryWeeksFrom', from],
    ['deliveryWeeksTo', to],
  ] as const) {
    const read = readWhole(text, least, most)
    if (!read.ok) wrong.push({ column, value: text, reason: read.reason })
  }
  if (wrong.length > before) return undefined
  const span = readWeeks(`${from}-${to}`)
  if (span.ok) return span.value
  wrong.push({ column: 'deliveryWeeksFrom', value: `${from}-${to}`, reason: span.reason })
  return undefined
}

function readMessage(text: string): Read<string> {
  const plain = text.replace(/\s+/g, ' ')
  if (plain.length > longestRateMessage) {
    return { ok: false, reason: `is longer than ${longestRateMessage} characters` }
  }
  if (plain.includes('\uFFFD')) {
    return { ok: false, reason: 'holds a character that cannot be read' }
  }
  return { ok: true, value: plain }
}
