/** Usual delivery time of a car after the order, in weeks. */
export type DeliveryWeeks = { from: number; to: number }

/** Terms of an offer that differ from the head's; a null message means none. */
export type OwnTerms = {
  excessMileagePencePerMile?: number
  deliveryWeeks?: DeliveryWeeks
  message?: string | null
}

/** An exception: profiles whose terms differ from the head's, and how. */
export type SegmentException = OwnTerms & {
  /** Numbers as in the profile column, ascending. */
  profiles: number[]
}

/** Terms shared by a provider's prices of one derivative, with their exceptions. */
export type SegmentHead = {
  /** As charged beyond the agreed miles; tenths of a penny are usual. */
  excessMileagePencePerMile: number
  deliveryWeeks: { stock: DeliveryWeeks; factory: DeliveryWeeks }
  message: string | null
  /** Absent in most segments. No profile stands in two of them. Rule T-05. */
  exceptions?: SegmentException[]
}

/** The prices, one offer at each position of the three columns. */
export type SegmentColumns = {
  /** Number of the profile in `rate_profiles`; no number twice. */
  profiles: Uint16Array
  monthlyPence: Uint32Array
  feePence: Uint32Array
}

/** Allocates columns for so many offers. */
export function emptyColumns(n: number): SegmentColumns {
  return {
    profiles: new Uint16Array(n),
    monthlyPence: new Uint32Array(n),
    feePence: new Uint32Array(n),
  }
}

/** All of one provider's lease prices of one derivative. */
export type Segment = { head: SegmentHead; columns: SegmentColumns }

export class SegmentError extends Error {
  override name = 'SegmentError'
}

/** A segment whose columns are still to be read. */
export type OpenSegment = {
  /** The head as JSON: segments with the same head have the same text. */
  headText: string
  /** Its number of offers. */
  n: number
  /**
   * Adds one to the count of each profile number that an offer has.
   * @throws SegmentError when there are more or fewer offers
   */
  countProfiles(counts: Uint32Array): void
  /**
   * Reads the offers, by ascending profile number, into columns that have room for them from `at`.
   * @throws SegmentError when there are more or fewer
   */
  readInto(columns: SegmentColumns, at: number): void
}
