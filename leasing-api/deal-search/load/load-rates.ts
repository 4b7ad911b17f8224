import type { Database } from '#leasing-api/db/database.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import type { Provider } from '#leasing-api/queries/providers/providers.ts'
import type { ActiveBook } from '#leasing-api/queries/rates/active-rates.ts'
import { pcpColumnsOf, type PcpPage } from '#leasing-api/queries/rates/pcp-columns.ts'
import { segmentPages } from '#leasing-api/queries/rates/segment-pages.ts'
import type { RawBook, RawRates } from './raw-rates.ts'
import { readPcpBook } from './read-pcp-book.ts'

/** The data of the deal search at one rates version. */
export type LoadedRates = {
  ratesVersion: number
  catalogueVersion: number
  catalogue: Catalogue
  /** By name. */
  providers: Provider[]
  books: ActiveBook[]
  raw: RawRates
}

type KnownCatalogue = Pick<LoadedRates, 'catalogueVersion' | 'catalogue'>

const attempts = 20

/**
 * Reads all rates at one version: when an activation happens while reading, it starts again, so
 * that no search mixes two versions.
 * @param today London day; books past their date are left out
 * @param before what was read before: its catalogue is used again while no car has changed
 */
export async function loadRates(
  database: Database,
  today: string,
  before: KnownCatalogue | null = null,
): Promise<LoadedRates> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const ratesVersion = await database.call.readRatesVersion()
    const loaded = await readEverything(database, today, before)
    if (loaded && (await database.call.readRatesVersion()) === ratesVersion) {
      return { ratesVersion, ...loaded }
    }
  }
  throw new Error(
    `Rates changed during each of ${attempts} attempts to read them. Let imports finish and try again.`,
  )
}

async function readEverything(
  { call }: Database,
  today: string,
  before: KnownCatalogue | null,
): Promise<Omit<LoadedRates, 'ratesVersion'> | null> {
  const catalogueVersion = await call.readCatalogueVersion()
  const isKnown = before?.catalogueVersion === catalogueVersion
  const catalogue = isKnown ? before.catalogue : await call.readCatalogue()
  const providers = await call.readProviders()
  const books = await call.readActiveBooks({ today })
  const profiles = await call.readRateProfiles()
  const segmentBooks: RawBook[] = []
  const pcpPages: PcpPage[] = []
  for (const book of books) {
    if (book.kind === 'pcp') {
      pcpPages.push(...(await readPcpBook(call, book.id)))
    } else {
      const segments = await readBook(call, book)
      // A book replaced meanwhile has lost its segments.
      if (segments.derivativeIds.length !== book.storedRows) return null
      segmentBooks.push(segments)
    }
  }
  const raw: RawRates = {
    profiles,
    books: segmentBooks,
    pcpOffers: pcpColumnsOf(pcpPages),
    // No offer is of nothing: what is quoted of a withdrawn car is left out. Rule C-196.
    derivativeIds: catalogue.derivatives.map(({ id, withdrawnAt }) => (withdrawnAt ? 0 : id)),
    providerIds: providers.map(({ id }) => id),
  }
  return { catalogueVersion, catalogue, providers, books, raw }
}

/** Reads a book page by page into one buffer. */
async function readBook(
  call: Database['call'],
  { id, providerId, rowCount }: ActiveBook,
): Promise<RawBook> {
  const pages = await Array.fromAsync(segmentPages(call, id))
  const lengths = pages.flatMap((page) => Array.from(page.lengths))
  const starts = new Uint32Array(lengths.length + 1)
  for (const [at, length] of lengths.entries()) starts[at + 1] = starts[at]! + length
  const bytes = new Uint8Array(starts[lengths.length]!)
  let to = 0
  for (const page of pages) {
    bytes.set(page.bytes, to)
    to += page.bytes.length
  }
  return {
    bookId: id,
    providerId,
    derivativeIds: Int32Array.from(pages.flatMap((page) => Array.from(page.derivativeIds))),
    starts,
    bytes,
    offers: rowCount,
  }
}
