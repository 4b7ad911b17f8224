/** From when to when a car usually arrives after the order, in weeks. */
export type DeliveryWeeks = { from: number; to: number }

/** What is the same for all of a provider's prices of one derivative. */
export type SegmentHead = {
  /** As charged beyond the agreed miles; tenths of a penny are usual. */
  excessMileagePencePerMile: number
  deliveryWeeks: { stock: DeliveryWeeks; factory: DeliveryWeeks }
  message: string | null
}

/** The prices, one offer at each position of the three columns. */
export type SegmentColumns = {
  /** Number of the profile in `rate_profiles`; no number twice. */
  profiles: Uint16Array
  monthlyPence: Uint32Array
  feePence: Uint32Array
}

/** All of one provider's lease prices of one derivative. */
export type Segment = { head: SegmentHead; columns: SegmentColumns }

export class SegmentError extends Error {
  override name = 'SegmentError'
}
