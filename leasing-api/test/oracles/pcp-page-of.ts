import {
  pcpFigures,
  type PcpPage,
  type StoredPcpOffer,
} from '#leasing-api/queries/rates/pcp-columns.ts'

/** Offers as a page of them is read. */
export function pcpPageOf(offers: readonly StoredPcpOffer[]): PcpPage {
  return {
    figures: Float64Array.from(
      offers.flatMap((offer) => pcpFigures.map((figure) => offer[figure])),
    ),
    messages: offers.map(({ message }) => message),
  }
}
