import type { PcpColumns } from '#leasing-api/queries/rates/pcp-columns.ts'

/** The segments of one book, in one buffer for the transfer between threads. */
export type RawBook = {
  bookId: number
  providerId: number
  derivativeIds: Int32Array
  /** Segment i is `bytes` from `starts[i]` up to `starts[i + 1]`. */
  starts: Uint32Array
  bytes: Uint8Array
  /** Offers in all its segments. */
  offers: number
}

/** Input of a build: all rates at one version. */
export type RawRates = {
  profiles: { id: number; key: string }[]
  books: RawBook[]
  pcpOffers: PcpColumns
  /** Database ids of the derivatives, in the catalogue's order. */
  derivativeIds: number[]
  /** Ids of the providers, by name. */
  providerIds: number[]
}
