import type { Database } from '#leasing-api/db/database.ts'
import { segmentPages, segmentsOf } from '#leasing-api/queries/rates/segment-pages.ts'
import { decodeSegment } from '#leasing-api/segments/decode-segment.ts'
import type { SegmentHead } from '#leasing-api/segments/segment.ts'
import type { BookDerivative } from './read-rate-book.ts'
import type { UsualTerms } from './usual-terms.ts'

/** Default delivery times of a book that has none. Rule T-10. */
const usualWeeks = { stock: { from: 2, to: 4 }, factory: { from: 12, to: 14 } }

/** A provider's present book, for what a new one leaves out or would take away. */
export type PresentBook = {
  /** Null when the provider has none. Its prices may have run out. */
  bookId: number | null
  offers: number
  /** By the derivative's id. */
  heads: ReadonlyMap<number, SegmentHead>
  /** The middle of its excess-mileage rates; null when it has no book. */
  usualExcessPencePerMile: number | null
}

export async function readPresentBook(
  { call }: Pick<Database, 'call'>,
  providerId: number,
): Promise<PresentBook> {
  const heads = new Map<number, SegmentHead>()
  const books = await call.readActiveBooks({ today: null })
  const book = books.find((one) => one.providerId === providerId && one.kind === 'lease')
  if (!book) return { bookId: null, offers: 0, heads, usualExcessPencePerMile: null }
  for await (const page of segmentPages(call, book.id)) {
    for (const { derivativeId, data } of segmentsOf(page)) {
      heads.set(derivativeId, decodeSegment(data).head)
    }
  }
  const rates = [...heads.values()]
    .map(({ excessMileagePencePerMile }) => excessMileagePencePerMile)
    .toSorted((a, b) => a - b)
  return {
    bookId: book.id,
    offers: book.rowCount,
    heads,
    usualExcessPencePerMile: rates[rates.length >> 1] ?? null,
  }
}

/** The head of a car's segment, and its sources. */
export type CarHead = {
  /** Without exceptions. */
  head: SegmentHead
  /** What the file says. */
  usual: UsualTerms
  /** That of the present book. */
  present: SegmentHead | undefined
  isExcessGuessed: boolean
}

/**
 * What stands once for the prices of a derivative: the file's word, else the present book's. A car
 * new to the provider whose excess rate nobody gives gets the provider's usual one, and counts as
 * guessed; null when there is none either. Rule T-10.
 */
export function carHead(
  { derivativeId }: Pick<BookDerivative, 'derivativeId'>,
  usual: UsualTerms,
  { heads, usualExcessPencePerMile }: PresentBook,
): CarHead | null {
  const present = heads.get(derivativeId)
  const known = usual.excessMileagePencePerMile ?? present?.excessMileagePencePerMile ?? null
  const excess = known ?? usualExcessPencePerMile
  if (excess === null) return null
  const head = {
    excessMileagePencePerMile: excess,
    deliveryWeeks: {
      stock: usual.stockWeeks ?? present?.deliveryWeeks.stock ?? usualWeeks.stock,
      factory: usual.factoryWeeks ?? present?.deliveryWeeks.factory ?? usualWeeks.factory,
    },
    message: usual.message,
  }
  return { head, usual, present, isExcessGuessed: known === null }
}
