import { longestRateMessage, rateBounds } from '#core/rates/rate-bounds.ts'
import type { DeliveryWeeks } from '../../segments/segment.ts'
import type { RateField, RateTexts } from './rate-book-columns.ts'
import { readDay, readPencePerMile, readWeeks, readWhole, type Read } from './read-values.ts'

/** What a book says once for all prices of a derivative; null where it says nothing. */
export type DerivativeFacts = {
  excessMileagePencePerMile: number | null
  stockWeeks: DeliveryWeeks | null
  factoryWeeks: DeliveryWeeks | null
  message: string | null
  validUntil: string | null
}

export const noFacts = (): DerivativeFacts => ({
  excessMileagePencePerMile: null,
  stockWeeks: null,
  factoryWeeks: null,
  message: null,
  validUntil: null,
})

export type WrongValue = { column: RateField; value: string; reason: string }

/**
 * Adds what rows say to what is known of their derivatives. Most rows repeat what the row before
 * said of the same car, in stock or not; those are not read again.
 */
export function createFactsReader(): typeof addFacts {
  const seen = [new Map<DerivativeFacts, string>(), new Map<DerivativeFacts, string>()]
  return (facts, texts, isInStock) => {
    const known = seen[Number(isInStock)]!
    const said = factTexts(texts)
    if (known.get(facts) === said) return []
    const wrong = addFacts(facts, texts, isInStock)
    if (wrong.length === 0) known.set(facts, said)
    return wrong
  }
}

/** The columns that hold facts: rows with the same texts there say the same. */
function factTexts(texts: RateTexts): string {
  const { excessMileage, deliveryWeeks, deliveryWeeksFrom, deliveryWeeksTo } = texts
  // Zero bytes keep them apart, since a file that has any is refused (Rule T-02).
  return `${excessMileage}\0${deliveryWeeks}\0${deliveryWeeksFrom}\0${deliveryWeeksTo}\0${texts.validUntil}\0${texts.message}`
}

/**
 * Adds what a row says to what is known of its derivative. A value that differs from an earlier
 * row's is wrong: these columns hold one value per derivative. Rule T-05.
 */
function addFacts(facts: DerivativeFacts, texts: RateTexts, isInStock: boolean): WrongValue[] {
  const wrong: WrongValue[] = []
  const take = <Key extends keyof DerivativeFacts>(
    key: Key,
    column: RateField,
    read: (text: string) => Read<NonNullable<DerivativeFacts[Key]>>,
    text = (texts[column] ?? '').trim(),
  ) => {
    if (text === '') return
    const found = read(text)
    const before = facts[key]
    if (!found.ok) wrong.push({ column, value: text, reason: found.reason })
    else if (before === null) facts[key] = found.value
    else if (JSON.stringify(before) !== JSON.stringify(found.value)) {
      wrong.push({
        column,
        value: text,
        reason: `differs from ${shown(before)} in an earlier row of this capId`,
      })
    }
  }
  take('excessMileagePencePerMile', 'excessMileage', readPencePerMile)
  take(isInStock ? 'stockWeeks' : 'factoryWeeks', 'deliveryWeeks', readWeeks)
  const [from, to] = [texts.deliveryWeeksFrom?.trim() ?? '', texts.deliveryWeeksTo?.trim() ?? '']
  if (from !== '' || to !== '') {
    const weeks = (text: string) =>
      readWhole(text, rateBounds.deliveryWeeks.from, rateBounds.deliveryWeeks.to)
    for (const [column, text] of [
      ['deliveryWeeksFrom', from],
      ['deliveryWeeksTo', to],
    ] as const) {
      const read = weeks(text)
      if (!read.ok) wrong.push({ column, value: text, reason: read.reason })
    }
    if (wrong.length === 0) {
      take(
        isInStock ? 'stockWeeks' : 'factoryWeeks',
        'deliveryWeeksFrom',
        readWeeks,
        `${from}-${to}`,
      )
    }
  }
  take('message', 'message', readMessage)
  take('validUntil', 'validUntil', readDay)
  return wrong
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

function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'from' in value && 'to' in value) {
    return `"${String(value.from)}-${String(value.to)}"`
  }
  return `"${String(value)}"`
}
