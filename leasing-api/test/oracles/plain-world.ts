import fc from 'fast-check'
import { openQuery, type DealQuery } from '#core/filters/query/deal-query.ts'
import { sortOptions } from '#core/filters/query/sort.ts'
import { financeTypes } from '#core/offer/finance-type.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { profileKey } from '#core/offer/profile-key.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { rentalRanges } from '#core/pricing/lease/rental-range.ts'
import type { RawBook, RawRates } from '#leasing-api/deal-search/load/raw-rates.ts'
import { encodeSegment } from '#leasing-api/segments/encode-segment.ts'
import { pcpColumnsOf, type StoredPcpOffer } from '#leasing-api/queries/rates/pcp-columns.ts'
import { pcpPageOf } from './pcp-page-of.ts'

/** An offer of a made-up world: derivative and provider are positions. */
export type WorldOffer = {
  derivative: number
  provider: number
  profile: LeaseProfile | PcpProfile
  monthlyPence: number
  feePence: number
}

/** More than one word of a bit set, and not a whole number of words. */
export const worldDerivatives = 40

/** What rows of such worlds are ordered by beside prices: by the derivative alone, some unknown. */
export const worldRowFigures = (derivative: number) => ({
  batteryRangeMiles: derivative % 3 === 0 ? null : derivative % 7,
  combinedMpg: derivative % 4 === 0 ? null : 70 - derivative / 2,
  deliveryWeeks: { from: derivative % 5, to: 8 },
  checkedAt: new Date(Date.UTC(2026, 2, 1 + (derivative % 6))).toISOString(),
  score: derivative % 5 === 0 ? null : (100 * (derivative % 9)) / 8,
})
const worldProviders = 3

/** Numbers of such worlds' providers, one above their positions. */
const worldProvidersNamed = (names: readonly string[]) =>
  names.flatMap((name) => (Number(name) <= worldProviders ? [Number(name) - 1] : []))

/** What readers of such worlds know beside their rates. */
export const worldContext = {
  size: worldDerivatives,
  rowFigures: worldRowFigures,
  providersNamed: worldProvidersNamed,
}

const terms = [24, 36, 37]
const mileages = [8000, 11_000]
const rentals = [1, 9, 12]
const deposits = [0, 500, 501, 2500, 12_000]

const leaseProfile: fc.Arbitrary<LeaseProfile> = fc.record({
  financeType: fc.constantFrom('personal', 'personal', 'business'),
  termMonths: fc.constantFrom(...terms),
  annualMileageMiles: fc.constantFrom(...mileages),
  initialRentals: fc.constantFrom(...rentals),
  isInStock: fc.boolean(),
  isSpecialOffer: fc.boolean(),
  isMaintained: fc.constantFrom(false, false, true),
})
const pcpProfile: fc.Arbitrary<PcpProfile> = fc.record({
  financeType: fc.constant('pcp'),
  termMonths: fc.constantFrom(...terms),
  annualMileageMiles: fc.constantFrom(...mileages),
  depositPounds: fc.constantFrom(...deposits),
})

/** Prices at, just above and just below whole pounds: in the middle of bands, on their ends, and far above them all. */
const aboutPounds = fc
  .tuple(fc.constantFrom(150, 200, 230, 231, 235, 240, 350, 801, 900, 1200, 2600), fc.nat(2))
  .map(([whole, more]) => whole * 100 + more - 1)

/** Nine of the first make less than £2,000, nine of the second more. */
const aboutCeiling = fc.constantFrom(22_222, 22_223)

const monthlyPence = fc.oneof(
  { weight: 8, arbitrary: aboutPounds },
  { weight: 1, arbitrary: aboutCeiling },
)

/** Offers that often tie: few derivatives, few prices, fees that make totals meet. */
export const plainWorld: fc.Arbitrary<WorldOffer[]> = fc.uniqueArray(
  fc.record({
    derivative: fc.oneof(fc.constantFrom(0, 1, 31, 32, 39), fc.nat(worldDerivatives - 1)),
    provider: fc.nat(worldProviders - 1),
    profile: fc.oneof({ weight: 4, arbitrary: leaseProfile }, { weight: 1, arbitrary: pcpProfile }),
    monthlyPence,
    feePence: fc.constantFrom(0, 24, 36, 30_000),
  }),
  { selector: keyOf, minLength: 1, maxLength: 250, size: 'max' },
)

function keyOf({ derivative, provider, profile }: WorldOffer): string {
  return `${derivative} ${provider} ${JSON.stringify(profile)}`
}

const some = <Value>(values: readonly Value[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<Value[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...values], { minLength: 1, maxLength: 2 }) },
  )
const pounds = fc.oneof(
  fc.constant(null),
  fc.constantFrom(0, 150, 199, 200, 230, 231, 239, 240, 850, 1100, 1500),
)

/** Queries about offers alone, values that nobody offers among them. */
export const offerQuery: fc.Arbitrary<DealQuery> = fc
  .record({
    financeType: fc.constantFrom(...financeTypes),
    terms: some([...terms, 60]),
    annualMileages: some([...mileages, 5000]),
    depositValues: some([...rentals, 1000, 3000]),
    budgetRanges: some(budgetRanges.map(({ value }) => value)),
    budgetFrom: pounds,
    budgetTo: pounds,
    rentalRange: fc.constantFrom('0', '0', ...rentalRanges),
    providers: some(['1', '2', '3', '4']),
    isInStockOnly: fc.constantFrom(false, false, false, true),
    isSpecialOfferOnly: fc.constantFrom(false, false, false, true),
    isMaintained: fc.constantFrom(false, false, true),
    sort: fc.constantFrom(...sortOptions.map(({ value }) => value)),
  })
  .map((query) => ({ ...openQuery, ...query }))

/** The world as it would be read from the database, ids one above positions. */
export function rawRatesOf(offers: readonly WorldOffer[]): RawRates {
  const keys = [
    ...new Set(
      offers.flatMap(({ profile }) => (profile.financeType === 'pcp' ? [] : [profileKey(profile)])),
    ),
  ].toSorted()
  const ids = (size: number) => Array.from({ length: size }, (_, position) => position + 1)
  return {
    profiles: keys.map((key, id) => ({ id, key })),
    books: ids(worldProviders).map((providerId) => bookOf(offers, keys, providerId)),
    pcpOffers: pcpColumnsOf([pcpPageOf(offers.flatMap(pcpOffer))]),
    derivativeIds: ids(worldDerivatives),
    providerIds: ids(worldProviders),
  }
}

/** What a PCP offer of this world costs in all. */
export function pcpTotalPence({ monthlyPence: monthly, feePence, profile }: WorldOffer): number {
  const depositPounds = profile.financeType === 'pcp' ? profile.depositPounds : 0
  return depositPounds * 100 + monthly * profile.termMonths + finalPaymentPence + feePence
}

const finalPaymentPence = 500_000

function bookOf(
  offers: readonly WorldOffer[],
  keys: readonly string[],
  providerId: number,
): RawBook {
  const own = offers.filter(
    ({ provider, profile }) => provider + 1 === providerId && profile.financeType !== 'pcp',
  )
  const derivatives = [...new Set(own.map(({ derivative }) => derivative))].toSorted(
    (a, b) => a - b,
  )
  const segments = derivatives.map((position) => {
    const rows = own.filter(({ derivative }) => derivative === position)
    return encodeSegment({
      head: {
        excessMileagePencePerMile: 9,
        deliveryWeeks: { stock: { from: 2, to: 4 }, factory: { from: 12, to: 14 } },
        message: `${providerId}`,
      },
      columns: {
        profiles: Uint16Array.from(rows, ({ profile }) =>
          keys.indexOf(profileKey(profile as LeaseProfile)),
        ),
        monthlyPence: Uint32Array.from(rows, (row) => row.monthlyPence),
        feePence: Uint32Array.from(rows, ({ feePence }) => feePence),
      },
    })
  })
  const starts = new Uint32Array(segments.length + 1)
  for (const [at, bytes] of segments.entries()) starts[at + 1] = starts[at]! + bytes.length
  return {
    bookId: providerId,
    providerId,
    derivativeIds: Int32Array.from(derivatives, (position) => position + 1),
    starts,
    bytes: new Uint8Array(Buffer.concat(segments)),
    offers: own.length,
  }
}

function pcpOffer({ derivative, provider, profile, ...price }: WorldOffer): StoredPcpOffer[] {
  if (profile.financeType !== 'pcp') return []
  return [
    {
      bookId: 100 + provider,
      derivativeId: derivative + 1,
      providerId: provider + 1,
      termMonths: profile.termMonths,
      annualMileageMiles: profile.annualMileageMiles,
      depositPence: profile.depositPounds * 100,
      cashPricePence: 2_000_000,
      depositContributionPence: 0,
      amountOfCreditPence: 2_000_000,
      monthlyPaymentPence: price.monthlyPence,
      numberOfPayments: profile.termMonths,
      optionalFinalPaymentPence: finalPaymentPence,
      feesPence: price.feePence,
      aprPercent: 7.9,
      excessMileagePencePerMile: 9,
      deliveryWeeksFrom: 12,
      deliveryWeeksTo: 14,
      message: null,
    },
  ]
}
