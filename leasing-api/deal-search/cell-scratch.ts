import { addBit, wordsFor } from './bit-set.ts'
import { mostSpread } from './deal-index.ts'
import { reserve, type GrowingEntries } from './entry-columns.ts'
import { priceBands } from './price-bands.ts'
import { isShownBefore, type RateColumns } from './rate-columns.ts'

/** Where the entries of one cell are gathered; used again for the next one. */
export type CellScratch = {
  /**
   * Takes an offer, or the best of several, into account: the cheapest by month, the dearest price
   * by month, and the best by total or effective monthly cost.
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
  /**
   * Appends what was gathered, band by band, and forgets it.
   * @param starts gets the first entry of every band
   * @param bits gets each band's bit set, and their union at the end
   */
  flush(entries: GrowingEntries, starts: number[], bits: BitWriter): void
}

export type BitWriter = (numbers: Uint16Array | null, union: Uint32Array) => void

/** @param columns tell which of two offers is shown where their prices are the same */
export function createCellScratch(columns: RateColumns, derivatives: number): CellScratch {
  const slots = derivatives * priceBands
  const isTaken = new Uint8Array(slots)
  const monthlyOffers = new Uint32Array(slots)
  const monthlies = new Uint32Array(slots)
  const mosts = new Uint32Array(slots)
  const valueOffers = new Uint32Array(slots)
  const values = new Uint32Array(slots)
  const members = new Uint16Array(slots)
  const counts = new Uint32Array(priceBands)
  const union = new Uint32Array(wordsFor(derivatives))

  return {
    put(derivative, band, monthlyOffer, monthlyPence, mostPence, valueOffer, valuePence) {
      const slot = band * derivatives + derivative
      if (isTaken[slot] === 0) {
        isTaken[slot] = 1
        members[band * derivatives + counts[band]!++] = derivative
        monthlyOffers[slot] = monthlyOffer
        monthlies[slot] = monthlyPence
        mosts[slot] = mostPence
        valueOffers[slot] = valueOffer
        values[slot] = valuePence
        return
      }
      const known = monthlies[slot]!
      if (
        monthlyPence < known ||
        (monthlyPence === known && isShownBefore(columns, monthlyOffer, monthlyOffers[slot]!))
      ) {
        monthlies[slot] = monthlyPence
        monthlyOffers[slot] = monthlyOffer
      }
      const value = values[slot]!
      if (
        valuePence < value ||
        (valuePence === value && isShownBefore(columns, valueOffer, valueOffers[slot]!))
      ) {
        values[slot] = valuePence
        valueOffers[slot] = valueOffer
      }
      if (mostPence > mosts[slot]!) mosts[slot] = mostPence
    },
    flush(entries, starts, bits) {
      union.fill(0)
      for (let band = 0; band < priceBands; band++) {
        starts.push(entries.length)
        const first = band * derivatives
        const own = members.subarray(first, first + counts[band]!)
        counts[band] = 0
        reserve(entries, own.length)
        for (const derivative of own) {
          const slot = first + derivative
          const at = entries.length++
          entries.derivative[at] = derivative
          entries.monthlyOffer[at] = monthlyOffers[slot]!
          entries.monthlyPence[at] = monthlies[slot]!
          entries.spreadPence[at] = Math.min(mostSpread, mosts[slot]! - monthlies[slot]!)
          entries.valueOffer[at] = valueOffers[slot]!
          entries.valuePence[at] = values[slot]!
          isTaken[slot] = 0
          addBit(union, derivative)
        }
        bits(own, union)
      }
      bits(null, union)
    },
  }
}
