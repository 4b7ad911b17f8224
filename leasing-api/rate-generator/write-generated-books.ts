import { setImmediate as pause } from 'node:timers/promises'
import {
  usualAnnualMileagesMiles,
  usualInitialRentals,
  usualTermsMonths,
  type LeaseProfile,
} from '#core/offer/lease-profile.ts'
import { profileKey } from '#core/offer/profile-key.ts'
import type { Database } from '../db/database.ts'
import type { NewPcpOffer } from '../queries/rates/pcp-offers.ts'
import { segmentBatch, type NewSegment } from '../queries/rates/segment-batch.ts'
import { encodeSegment } from '../segments/encode-segment.ts'
import { daysAfter } from './days-after.ts'
import { leaseSegment, type ProfileNumbers } from './lease-segment.ts'
import { pcpOffersOf } from './pcp-offers.ts'
import { pricedCar, type PricedCar } from './priced-car.ts'
import type { ProviderHabits } from './provider-habits.ts'
import { quotingProviders } from './quoting-providers.ts'

/** Progress of a long task. */
export type Progress = { label: string; done: number; total: number }

export type GeneratedBooksOptions = {
  /** The providers that get new books. */
  habits: readonly ProviderHabits[]
  /** All providers: which of them quote a car depends on all. */
  allHabits: readonly ProviderHabits[]
  today: string
  now: string
  seed: number
  onProgress: (progress: Progress) => void
}

const daysValid = 60
/** Small enough that the serving thread answers between two batches. */
const carsPerBatch = 100

/** Generates, writes and activates the rate books of these providers. Returns their size. */
export async function writeGeneratedBooks(
  database: Database,
  options: GeneratedBooksOptions,
): Promise<{ books: number; offers: number }> {
  const { habits, allHabits, seed, onProgress } = options
  if (habits.length === 0) return { books: 0, offers: 0 }
  const numberOf = await profileNumbers(database)
  const { derivatives } = await database.call.readCatalogue()
  const cars = derivatives.map(pricedCar).filter((car) => car !== null)
  const quotes = new Map<number, PricedCar[]>(allHabits.map(({ providerId }) => [providerId, []]))
  for (const car of cars) {
    for (const { providerId } of quotingProviders(car, allHabits, seed)) {
      quotes.get(providerId)!.push(car)
    }
  }
  const label = 'Pricing cars'
  const total = habits.reduce((sum, { providerId }) => sum + quotes.get(providerId)!.length, 0)
  const sum = { books: 0, offers: 0, cars: 0 }
  for (const entry of habits) {
    const write = await openBooks(database, entry, options)
    const quoted = quotes.get(entry.providerId)!
    for (let from = 0; from < quoted.length; from += carsPerBatch) {
      onProgress({ label, done: sum.cars, total })
      const batch = quoted.slice(from, from + carsPerBatch)
      sum.cars += batch.length
      sum.offers += await write.add(
        batch.map((car) => packedSegment(car, entry, seed, numberOf)),
        batch.flatMap((car) => pcpOffersOf(car, entry, seed)),
      )
      await pause()
    }
    sum.books += await write.activate()
  }
  await database.call.writeGeneratedHistory({ today: options.today })
  onProgress({ label, done: total, total })
  return { books: sum.books, offers: sum.offers }
}

/** A provider's lease book, and its PCP book when it lends. */
async function openBooks(
  { call }: Database,
  { providerId, pcp }: ProviderHabits,
  { today, now }: GeneratedBooksOptions,
) {
  const stage = (kind: 'lease' | 'pcp') =>
    call.stageRateBook({
      providerId,
      kind,
      origin: 'generated',
      createdAt: now,
      checkedAt: now,
      validUntil: daysAfter(today, daysValid),
    })
  const leaseBookId = await stage('lease')
  const pcpBookId = pcp && (await stage('pcp'))
  const bookIds = pcpBookId === null ? [leaseBookId] : [leaseBookId, pcpBookId]
  return {
    async add(segments: NewSegment[], offers: NewPcpOffer[]): Promise<number> {
      const batch = segmentBatch({ bookId: leaseBookId, providerId }, segments)
      await call.addSegmentBatch({ bookId: leaseBookId, batch })
      if (pcpBookId !== null) await call.addPcpOffers({ bookId: pcpBookId, offers })
      return batch.offers + offers.length
    },
    async activate(): Promise<number> {
      for (const bookId of bookIds) {
        const { retiredBookIds } = await call.activateRateBook({ bookId, today, now })
        await call.deleteRatesOfBooks({ bookIds: retiredBookIds })
      }
      return bookIds.length
    },
  }
}

function packedSegment(
  car: PricedCar,
  habits: ProviderHabits,
  seed: number,
  numberOf: ProfileNumbers,
): NewSegment {
  const { segment, ...common } = leaseSegment(car, habits, seed, numberOf)
  return {
    derivativeId: car.derivativeId,
    n: segment.columns.profiles.length,
    data: encodeSegment(segment),
    ...common,
  }
}

/** Numbers of every profile a generated book may hold. */
async function profileNumbers({ call }: Database): Promise<ProfileNumbers> {
  const keys = everyProfile().map(profileKey)
  const numbers = await call.ensureRateProfiles({ keys })
  return (profile) => numbers[profileKey(profile)]!
}

function everyProfile(): LeaseProfile[] {
  const flags = [true, false]
  return (['personal', 'business'] as const).flatMap((financeType) =>
    usualTermsMonths.flatMap((termMonths) =>
      usualAnnualMileagesMiles.flatMap((annualMileageMiles) =>
        usualInitialRentals.flatMap((initialRentals) =>
          flags.flatMap((isInStock) =>
            flags.flatMap((isSpecialOffer) =>
              flags.map((isMaintained) => ({
                financeType,
                termMonths,
                annualMileageMiles,
                initialRentals,
                isInStock,
                isSpecialOffer,
                isMaintained,
              })),
            ),
          ),
        ),
      ),
    ),
  )
}
