import { profileKey } from '#core/offer/profile-key.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { SegmentColumns } from '#leasing-api/segments/segment.ts'
import type { GeneratedCar } from './generate-cars.ts'
import { randomNumbers } from './random.ts'
import { everyRental, everyTerm, type Scale } from './scales.ts'

/** One provider's prices by derivative, as a parsed rate book has them. */
export type GeneratedBook = {
  providerId: number
  rows: number
  segments: { car: number; columns: SegmentColumns }[]
}

const flags = [false, true]

/** Every profile that may be priced; its place is its number in a segment. */
export function everyProfile({ annualMileages }: Scale): LeaseProfile[] {
  return (['personal', 'business'] as const).flatMap((financeType) =>
    everyTerm.flatMap((termMonths) =>
      annualMileages.flatMap((annualMileageMiles) =>
        everyRental.flatMap((initialRentals) =>
          flags.flatMap((isInStock) =>
            flags.map((isSpecialOffer) => ({
              financeType,
              termMonths,
              annualMileageMiles,
              initialRentals,
              isInStock,
              isSpecialOffer,
              isMaintained: false,
            })),
          ),
        ),
      ),
    ),
  )
}

export const keysOf = (scale: Scale): string[] => everyProfile(scale).map(profileKey)

const termFactor = { 18: 1.22, 24: 1.12, 36: 1, 48: 0.965, 60: 0.95 }

/** The rate books of all providers, the larger ones first; the same in every run. */
export function generateBooks(scale: Scale, cars: readonly GeneratedCar[]): GeneratedBook[] {
  const random = randomNumbers(777)
  const shares = Array.from({ length: scale.providers }, (_, at) => 1 / (at + 1) ** 0.45)
  const sum = shares.reduce((total, share) => total + share)
  return shares.map((share, at) => {
    const reach = Math.min(0.95, (share / sum) * scale.providers * scale.coverage)
    const segments = cars.flatMap(({ listPounds }, car) => {
      // Some derivatives are quoted by nearly all, some by few.
      const isQuoted = random() < reach * (1.15 - (0.5 * (car % 97)) / 97)
      return isQuoted ? [{ car, columns: pricesOf(scale, listPounds, random) }] : []
    })
    const rows = segments.reduce((total, { columns }) => total + columns.profiles.length, 0)
    return { providerId: at + 1, rows, segments }
  })
}

function pricesOf(scale: Scale, listPounds: number, random: () => number): SegmentColumns {
  const isInStock = random() < 0.12
  const base = listPounds * 0.0102 * (0.9 + 0.25 * random()) * (isInStock ? 0.94 : 1)
  const feePence = random() < 0.4 ? 0 : Math.round(random() * 30) * 1000
  const isSpecial = random() < 0.015
  const luck = scale.hasRareTerms ? random() : 1
  const terms = everyTerm.filter((term) =>
    term === 18 ? luck < 0.25 : term === 60 ? luck >= 0.25 && luck < 0.5 : true,
  )
  const finances = random() < 0.09 ? [1] : [0, 1]
  const numbers: number[] = []
  const prices: number[] = []
  for (const finance of finances) {
    for (const term of terms) {
      for (const [mileageAt, mileage] of scale.annualMileages.entries()) {
        if (mileage >= 25_000 && random() < 0.2) continue
        const rent =
          base *
          termFactor[term] *
          (0.86 + 0.0135 * (mileage / 1000)) *
          term *
          (0.99 + 0.02 * random()) *
          (finance === 0 ? 1.2 : 1)
        const isSpecialHere = isSpecial && mileage <= 10_000 && term >= 36
        for (const [rentalAt, rentals] of everyRental.entries()) {
          const profile =
            ((finance * everyTerm.length + everyTerm.indexOf(term)) * scale.annualMileages.length +
              mileageAt) *
              everyRental.length +
            rentalAt
          numbers.push(profile * 4 + Number(isInStock) * 2 + Number(isSpecialHere))
          prices.push(Math.round((100 * rent) / (term - 1 + rentals)))
        }
      }
    }
  }
  return {
    profiles: Uint16Array.from(numbers),
    monthlyPence: Uint32Array.from(prices),
    feePence: new Uint32Array(numbers.length).fill(feePence),
  }
}
