/**
 * GAP insurance: covers the gap between a motor insurer's payment and what is still due under the
 * contract.
 */
export type GapProduct = {
  name: string
  /** What is covered, a sentence each. */
  cover: readonly string[]
  /** For the whole term, insurance premium tax included. */
  pricePence: number
  claimLimitPence: number
}

/** Source of the figures; no insurer stands behind them. Rule K-14. */
export const gapSource =
  'Illustrative prices of our own, made up for the demonstration. No insurer quotes them.'

/** Terms with a price of their own, in months. */
const terms = [12, 24, 36, 48, 60] as const

/**
 * Price bands by the car's list price, up to and including `toPence`: the maximum payment, and the
 * price of each term. Both rise from row to row, and prices with the term.
 */
const bands = [
  {
    toPence: 2_000_000,
    claimLimitPence: 1_000_000,
    pricesPence: [8900, 12_900, 16_900, 20_900, 24_900],
  },
  {
    toPence: 3_500_000,
    claimLimitPence: 1_500_000,
    pricesPence: [10_900, 15_900, 20_900, 25_900, 30_900],
  },
  {
    toPence: 5_000_000,
    claimLimitPence: 2_500_000,
    pricesPence: [13_900, 20_900, 27_900, 34_900, 41_900],
  },
  {
    toPence: 7_500_000,
    claimLimitPence: 3_500_000,
    pricesPence: [18_900, 28_900, 38_900, 48_900, 58_900],
  },
  {
    toPence: 12_500_000,
    claimLimitPence: 5_000_000,
    pricesPence: [27_900, 42_900, 57_900, 72_900, 87_900],
  },
  {
    toPence: 25_000_000,
    claimLimitPence: 7_500_000,
    pricesPence: [44_900, 67_900, 90_900, 113_900, 136_900],
  },
] as const satisfies readonly {
  toPence: number
  claimLimitPence: number
  pricesPence: readonly number[]
}[]

/** What both products cover. */
const shortfallAndExcess = [
  'If the car is stolen or written off: what the leasing company still asks for, less what your motor insurer pays.',
  'The part of your motor insurance excess above £100, up to £250.',
] as const

/** The products, the plainer first; the fuller one costs a third more. */
const products = [
  {
    name: 'Contract hire GAP',
    cover: shortfallAndExcess,
    priceShare: 1,
  },
  {
    name: 'Contract hire GAP with initial rental',
    cover: [...shortfallAndExcess, 'Your initial rental, up to £3,000.'],
    priceShare: 4 / 3,
  },
] as const

/**
 * The GAP insurance for a car of this list price over a term: the price of the next longer term
 * with one of its own, whole pounds. None where the list price is not known or above £250,000, or
 * the term above 60 months. Rule K-14.
 */
export function gapProducts(listPricePence: number | null, termMonths: number): GapProduct[] {
  const band = bands.find(({ toPence }) => listPricePence !== null && listPricePence <= toPence)
  if (band === undefined) return []
  const pricePence = band.pricesPence[terms.findIndex((months) => termMonths <= months)]
  if (pricePence === undefined) return []
  return products.map(({ name, cover, priceShare }) => ({
    name,
    cover,
    pricePence: Math.round((pricePence * priceShare) / 100) * 100,
    claimLimitPence: band.claimLimitPence,
  }))
}
