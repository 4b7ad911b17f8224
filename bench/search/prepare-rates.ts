import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#leasing-api/db/database.ts'
import { startBuildThread } from '#leasing-api/deal-search/load/build-in-worker.ts'
import type { BuiltRates } from '#leasing-api/deal-search/load/built-rates.ts'
import type { LoadedRates } from '#leasing-api/deal-search/load/load-rates.ts'
import type { GeneratedCar } from './generate-cars.ts'
import { keysOf, type GeneratedBook } from './generate-offers.ts'
import { importBook, importCars } from './import-books.ts'
import type { Scale } from './scales.ts'

export type Imported = { database: Database; rowsPerSecond: number[] }

export async function imported(
  database: Database,
  scale: Scale,
  cars: readonly GeneratedCar[],
  books: readonly GeneratedBook[],
): Promise<Imported> {
  const carIds = await importCars(database, cars, scale.providers)
  const keys = keysOf(scale)
  const numbers = await database.call.ensureRateProfiles({ keys })
  const profileNumbers = Uint16Array.from(keys, (key) => numbers[key]!)
  const rowsPerSecond: number[] = []
  for (const book of books) {
    const startedAt = performance.now()
    await importBook(database, book, carIds, profileNumbers)
    rowsPerSecond.push((book.rows * 1000) / (performance.now() - startedAt))
  }
  return { database, rowsPerSecond }
}

export async function timed<Value>(run: () => Promise<Value>): Promise<[Value, number]> {
  const startedAt = performance.now()
  const value = await run()
  return [value, performance.now() - startedAt]
}

/** The bytes of segments move to the worker, so each build gets its own copy. */
const copied = (loaded: LoadedRates): LoadedRates['raw'] => ({
  ...loaded.raw,
  books: loaded.raw.books.map((book) => ({ ...book, bytes: book.bytes.slice() })),
})

/** Longer than a thread takes to start, and less than reading the rates does, which a server does meanwhile. */
const readingMs = 1000

export async function built(loaded: LoadedRates): Promise<[BuiltRates, number[]]> {
  const times: number[] = []
  let last: BuiltRates | null = null
  for (let round = 0; round < 3; round++) {
    const raw = copied(loaded)
    const thread = startBuildThread()
    await wait(readingMs)
    const [result, tookMs] = await timed(() => thread.build(raw))
    await thread.end()
    times.push(tookMs)
    last = result
  }
  return [last!, times]
}
