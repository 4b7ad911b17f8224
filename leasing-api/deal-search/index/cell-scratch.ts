import { addBit, wordsFor } from '../sets/bit-set.ts'
import { mostSpread } from './deal-index.ts'
import { reserve, type GrowingEntries } from './entry-columns.ts'
import { priceBands } from './price-bands.ts'
import { isShownBefore, type RateColumns } from '../columns/rate-columns.ts'

/** Scratch memory for the entries of one cell, reused for the next. */
export type CellScratch = {
  /**
   * Adds an offer, or the best of several: the cheapest by month, the dearest price by month, and
   * the best by total or effective monthly cost.
   */
  put(
    derivative: number,
    band: number,
    monthlyOffer: number,
    monthlyPence: number,
    mostPence: number,
    valueOffer: number,
    valuePence: number,
  ): void
  /** Appends the entries of a band and clears them. Bands come one after the other. */
  flushBand(band: number, entries: GrowingEntries, bits: BitWriter): void
  /** Writes the bit set of all bands; the next cell begins. */
  endCell(bits: BitWriter): void
}

export type BitWriter = (numbers: Uint16Array | null, union: Uint32Array) => void

// Layout of a derivative's entry in a band: adjacent, so that adding an offer reads memory in one
// place. The first word is the cheapest offer's position plus 1, or 0 for none.
const monthly = 1
const most = 2
const valueOfferAt = 3
const value = 4
const slotWords = 5

/** @param columns tell which of two offers is shown where their prices are the same */
export function createCellScratch(columns: RateColumns, derivatives: number): CellScratch {
  const slots = new Uint32Array(derivatives * priceBands * slotWords)
  const members = new Uint16Array(derivatives * priceBands)
  const counts = new Uint32Array(priceBands)
  const union = new Uint32Array(wordsFor(derivatives))

  return {
    put(derivative, band, monthlyOffer, monthlyPence, mostPence, valueOffer, valuePence) {
      const slot = (band * derivatives + derivative) * slotWords
      if (slots[slot] === 0) {
        members[band * derivatives + counts[band]!++] = derivative
        slots[slot] = monthlyOffer + 1
        slots[slot + monthly] = monthlyPence
        slots[slot + most] = mostPence
        slots[slot + valueOfferAt] = valueOffer
        slots[slot + value] = valuePence
        return
      }
      const known = slots[slot + monthly]!
      if (
        monthlyPence < known ||
        (monthlyPence === known && isShownBefore(columns, monthlyOffer, slots[slot]! - 1))
      ) {
        slots[slot] = monthlyOffer + 1
        slots[slot + monthly] = monthlyPence
      }
      const knownValue = slots[slot + value]!
      if (
        valuePence < knownValue ||
        (valuePence === knownValue &&
          isShownBefore(columns, valueOffer, slots[slot + valueOfferAt]!))
      ) {
        slots[slot + valueOfferAt] = valueOffer
        slots[slot + value] = valuePence
      }
      if (mostPence > slots[slot + most]!) slots[slot + most] = mostPence
    },
    flushBand(band, entries, bits) {
      const first = band * derivatives
      const own = members.subarray(first, first + counts[band]!)
      counts[band] = 0
      reserve(entries, own.length)
      const { monthlyOffer, monthlyPence, spreadPence, valueOffer, valuePence } = entries
      entries.derivative.set(own, entries.length)
      for (let place = 0, at = entries.length; place < own.length; place++, at++) {
        const derivative = own[place]!
        const slot = (first + derivative) * slotWords
        const cheapest = slots[slot + monthly]!
        monthlyOffer[at] = slots[slot]! - 1
        monthlyPence[at] = cheapest
        spreadPence[at] = Math.min(mostSpread, slots[slot + most]! - cheapest)
        valueOffer[at] = slots[slot + valueOfferAt]!
        valuePence[at] = slots[slot + value]!
        slots[slot] = 0
        addBit(union, derivative)
      }
      entries.length += own.length
      bits(own, union)
    },
    endCell(bits) {
      bits(null, union)
      union.fill(0)
    },
  }
}
