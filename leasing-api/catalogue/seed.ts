import { hash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { DerivativeRecord } from '../queries/catalogue/upsert-derivatives.ts'
import { providerHabits, type ProviderHabits } from '../rate-generator/provider-habits.ts'
import { writeStockUnits } from '../rate-generator/write-stock-units.ts'
import { writeGeneratedBooks, type Progress } from '../rate-generator/write-generated-books.ts'
import { authoredCatalogue } from './authored-catalogue.ts'
import { expandMake } from './expand-make.ts'
import { inventedProviders } from './providers.ts'
import { runningCosts } from './running-costs.ts'

export type SeedOptions = {
  /** The London day, `YYYY-MM-DD`: prices hold for 60 days from it. */
  today: string
  /** ISO instant: when the prices count as checked. */
  now: string
  /** Another number gives another set of prices. */
  seed?: number
  onProgress?: (progress: Progress) => void
  /** Less than the whole, for tests. */
  world?: SeedWorld
}

export type SeedWorld = {
  derivatives: readonly DerivativeRecord[]
  habits: readonly ProviderHabits[]
}

export type SeedReport = { derivativesWritten: number; booksWritten: number; offersWritten: number }

/** Age at which a staged book counts as left by a killed process: no import takes this long. */
const abandonedAfterHours = 6

/** Everything of the authored catalogue and all invented providers. */
export function wholeWorld(): SeedWorld {
  return { derivatives: authoredCatalogue.flatMap(expandMake), habits: providerHabits }
}

/**
 * Brings a demonstration up to date, and makes an empty database one: writes the authored
 * catalogue when it has changed, and new prices for every provider whose prices are missing, have
 * run out or were made for another catalogue. Imported books that still hold are left alone, and
 * so is a database that is no demonstration. Running it again the same day writes nothing.
 */
export async function seed(database: Database, options: SeedOptions): Promise<SeedReport> {
  const { call } = database
  const { today, now, seed: seedNumber = 1, onProgress = () => {} } = options
  const world = options.world ?? wholeWorld()
  await call.discardAbandonedBooks({ createdBefore: hoursBefore(now, abandonedAfterHours) })
  const before = await call.readDataSet()
  const isEmpty = before.seededDay === null && before.catalogueFingerprint === null
  if (!isEmpty && !before.isDemonstration) {
    return { derivativesWritten: 0, booksWritten: 0, offersWritten: 0 }
  }
  const fingerprint = hash(
    'sha256',
    JSON.stringify({ ...world, runningCosts, inventedProviders }),
    'base64url',
  )
  const isCatalogueNew = before.catalogueFingerprint !== fingerprint
  let derivativesWritten = 0
  if (isCatalogueNew) {
    const total = world.derivatives.length
    onProgress({ label: 'Writing the catalogue', done: 0, total })
    const providers = inventedProviders.filter(({ id }) =>
      world.habits.some(({ providerId }) => providerId === id),
    )
    await call.upsertProviders({ providers })
    await call.upsertRunningCosts({ costs: runningCosts })
    const report = await call.upsertDerivatives({
      derivatives: world.derivatives,
      whole: {
        of: 'authored',
        storedKeys: world.derivatives.map(({ storedKey }) => storedKey),
      },
    })
    derivativesWritten = report.inserted + report.updated + report.withdrawn + report.revived
    onProgress({ label: 'Writing the catalogue', done: total, total })
  }
  const stale = await habitsWithoutPrices(database, world.habits, today, isCatalogueNew)
  const written = await writeGeneratedBooks(database, {
    habits: stale,
    allHabits: world.habits,
    today,
    now,
    seed: seedNumber,
    onProgress,
  })
  if (written.books > 0 || !(await call.hasStockUnits())) {
    await writeStockUnits(database, { habits: world.habits, today, now, seed: seedNumber })
  }
  if (isCatalogueNew || written.books > 0) {
    await call.updateDataSet({
      isDemonstration: true,
      catalogueFingerprint: fingerprint,
      seededDay: today,
    })
  }
  return { derivativesWritten, booksWritten: written.books, offersWritten: written.offers }
}

async function habitsWithoutPrices(
  { call }: Database,
  habits: readonly ProviderHabits[],
  today: string,
  isCatalogueNew: boolean,
): Promise<ProviderHabits[]> {
  const books = await call.readActiveBooks({ today })
  const keepers = books.filter(
    ({ kind, origin }) => kind === 'lease' && !(isCatalogueNew && origin === 'generated'),
  )
  return habits.filter((entry) => !keepers.some((book) => book.providerId === entry.providerId))
}

function hoursBefore(instant: string, hours: number): string {
  return new Date(Date.parse(instant) - hours * 3_600_000).toISOString()
}
