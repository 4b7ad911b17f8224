import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  usualAnnualMileagesMiles,
  usualInitialRentals,
  usualTermsMonths,
} from '#core/offer/lease-profile.ts'
import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'
import { expandMake } from '#leasing-api/catalogue/expand-make.ts'
import { hashText } from '#leasing-api/catalogue/stored-key.ts'

export type RateBookSize = {
  rows: number
  /** Another number gives other prices. */
  seed: number
}

const header =
  'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained,excessMileage,deliveryWeeks,message\r\n'

/**
 * A rate book as a provider would send it, for trials: so many rows over our own catalogue's cars,
 * no profile twice, the same for the same seed.
 */
export function* rateBookText({ rows, seed }: RateBookSize): Generator<string> {
  const cars = authoredCatalogue
    .flatMap(expandMake)
    .filter(({ onTheRoadPricePence }) => onTheRoadPricePence)
  const profiles = everyProfile()
  const perCar = Math.min(profiles.length, Math.ceil(rows / cars.length))
  if (rows > cars.length * profiles.length) {
    throw new Error(
      `A book of ${rows} rows is more than ${cars.length} cars on ${profiles.length} profiles. Ask for fewer.`,
    )
  }
  yield header
  let written = 0
  for (const car of cars) {
    const excess = (5 + (hashText(`${seed} excess ${car.storedKey}`) % 60) / 10).toFixed(1)
    let text = ''
    for (const profile of profiles.slice(0, Math.min(perCar, rows - written))) {
      const luck = 0.9 + (hashText(`${seed} ${car.storedKey} ${profile.columns}`) % 2000) / 10_000
      const pounds = (car.onTheRoadPricePence! / 100) * profile.share * luck
      const monthly = Math.min(9999, Math.max(50, pounds)).toFixed(2)
      const message = profile.isFirst ? '"Road tax included, for the whole contract"' : ''
      text += `${car.capId},${profile.columns.replace('#', `${monthly},250`)},${excess},${profile.weeks},${message}\r\n`
      written++
    }
    if (text !== '') yield text
  }
}

/** Columns of a profile with a hash sign where the prices go, and what it costs of the list price. */
function everyProfile() {
  return usualTermsMonths
    .flatMap((term) =>
      usualAnnualMileagesMiles.flatMap((mileage) =>
        usualInitialRentals.flatMap((rentals) =>
          (['personal', 'business'] as const).flatMap((finance) =>
            [0, 1].flatMap((stock) =>
              [0, 1].map((maintained) => ({
                columns: `${finance},${term},${mileage},${rentals},#,${stock},0,${maintained}`,
                weeks: stock === 1 ? '2-4' : '12-14',
                isFirst: false,
                share:
                  (0.0125 + mileage / 6_000_000 - term / 20_000 + (maintained ? 0.0012 : 0)) *
                  (finance === 'personal' ? 1.2 : 1) *
                  (1 - rentals / 60),
              })),
            ),
          ),
        ),
      ),
    )
    .map((profile, at) => ({ ...profile, isFirst: at === 0 }))
}

/** `node leasing-api/test/books/write-rate-book.ts FILE.csv ROWS [SEED]` */
if (import.meta.main) {
  const [file, rows = '200000', seed = '1'] = process.argv.slice(2)
  if (file === undefined || !/^\d+$/.test(rows) || !/^\d+$/.test(seed)) {
    console.error('Usage: node leasing-api/test/books/write-rate-book.ts FILE.csv [ROWS] [SEED]')
    process.exit(1)
  }
  await pipeline(
    Readable.from(rateBookText({ rows: Number(rows), seed: Number(seed) })),
    createWriteStream(file),
  )
}
