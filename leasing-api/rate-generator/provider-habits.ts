/** Pricing parameters of one invented provider, which make its rate book unlike the next one's. */
export type ProviderHabits = {
  providerId: number
  /** Share of all derivatives it quotes. */
  coverage: number
  /** Interest a month. */
  moneyFactor: number
  /** Its profit, as a share of the rental. */
  margin: number
  /** Discount it gets from makers beyond the usual, as a share of the list price. */
  extraDiscount: number
  feePence: number
  mileagesMiles: readonly number[]
  initialRentals: readonly number[]
  isMaintenanceOffered: boolean
  /** Added to the excess-mileage rate where a car is maintained; tyres and brakes wear by the mile. */
  maintainedExcessPencePerMile: number
  /** Share of its cars that stand in stock. */
  stockShare: number
  /** Share of its cars on special offer. */
  specialShare: number
  /** Null when it lends nothing. */
  pcp: { aprPercent: number; contributionPence: number } | null
  /** The same share among vans: some quote hardly any, some nearly all. */
  vanCoverage: number
}

/** Every book has the mileages of the common profiles, so that all providers can be compared there. */
const alsoMiles = (miles: number) => [8000, 10000, miles].toSorted((a, b) => a - b)

/** What the providers that lend ask for a PCP, by id; the others lend nothing. */
const pcp: Readonly<Record<number, NonNullable<ProviderHabits['pcp']>>> = {
  3: { aprPercent: 5.9, contributionPence: 100_000 },
  7: { aprPercent: 6.9, contributionPence: 50_000 },
  9: { aprPercent: 4.9, contributionPence: 75_000 },
  11: { aprPercent: 7.9, contributionPence: 150_000 },
  13: { aprPercent: 8.9, contributionPence: 25_000 },
}

/** Providers that ask another excess-mileage rate for maintained cars, by id. */
const maintainedExcessPencePerMile: Readonly<Record<number, number>> = { 3: 1.5 }

/** Provider by provider, in the order of the table's columns. */
const rows: readonly [
  coverage: number,
  moneyFactor: number,
  margin: number,
  extraDiscount: number,
  feePounds: number,
  mileages: readonly number[],
  initialRentals: readonly number[],
  isMaintenanceOffered: boolean,
  stockShare: number,
  specialShare: number,
  vanCoverage: number,
][] = [
  [0.34, 0.0049, 0.03, 0.005, 0, alsoMiles(5000), [1, 3, 6], true, 0.2, 0.05, 0.2],
  [0.45, 0.0052, 0.025, 0.01, 199, alsoMiles(12000), [3, 6, 9], false, 0.3, 0.06, 0.3],
  [0.22, 0.0046, 0.03, 0.015, 299, alsoMiles(5000), [1, 6, 12], true, 0.25, 0.09, 0.15],
  [0.26, 0.005, 0.02, 0.005, 240, alsoMiles(15000), [3, 6], true, 0.15, 0.03, 0.7],
  [0.28, 0.0051, 0.035, 0.01, 180, alsoMiles(30000), [6, 9], true, 0.1, 0.04, 0.5],
  [0.36, 0.0053, 0.03, 0.02, 299, alsoMiles(6000), [1, 6, 12], false, 0.7, 0.1, 0.3],
  [0.3, 0.0048, 0.03, 0.005, 249, alsoMiles(15000), [3, 6, 9], false, 0.3, 0.05, 0.1],
  [0.28, 0.005, 0.025, 0.01, 120, alsoMiles(25000), [1, 6], true, 0.2, 0.04, 0.6],
  [0.22, 0.0047, 0.035, 0.01, 150, alsoMiles(12000), [3, 6, 9], true, 0.2, 0.07, 0.1],
  [0.32, 0.0051, 0.02, 0.005, 0, alsoMiles(20000), [1, 6, 9], false, 0.25, 0.06, 0.2],
  [0.25, 0.0054, 0.03, 0.02, 350, alsoMiles(6000), [6, 9, 12], false, 0.5, 0.09, 0.1],
  [0.26, 0.005, 0.03, 0.005, 210, alsoMiles(15000), [3, 6, 12], true, 0.2, 0.04, 0.4],
  [0.29, 0.0049, 0.025, 0.01, 99, alsoMiles(6000), [1, 3, 6], false, 0.25, 0.06, 0.1],
  [0.24, 0.0052, 0.03, 0.01, 180, alsoMiles(20000), [6, 9], true, 0.3, 0.04, 0.9],
  [0.32, 0.0055, 0.03, 0.025, 320, alsoMiles(5000), [1, 6, 12], false, 0.45, 0.16, 0.3],
]

/** The habits of the invented providers, by id. */
export const providerHabits: readonly ProviderHabits[] = rows.map((row, at) => {
  const [
    coverage,
    moneyFactor,
    margin,
    extraDiscount,
    feePounds,
    mileagesMiles,
    initialRentals,
    ...rest
  ] = row
  const [isMaintenanceOffered, stockShare, specialShare, vanCoverage] = rest
  return {
    providerId: at + 1,
    coverage,
    moneyFactor,
    margin,
    extraDiscount,
    feePence: feePounds * 100,
    mileagesMiles,
    initialRentals,
    isMaintenanceOffered,
    maintainedExcessPencePerMile: maintainedExcessPencePerMile[at + 1] ?? 0,
    stockShare,
    specialShare,
    pcp: pcp[at + 1] ?? null,
    vanCoverage,
  }
})
