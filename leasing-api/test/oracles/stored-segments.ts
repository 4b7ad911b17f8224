import type { Database } from '#leasing-api/db/database.ts'
import { segmentPages, segmentsOf } from '#leasing-api/queries/rates/segment-pages.ts'

/** Every segment of a book, by ascending derivative. */
export async function segmentsOfBook(call: Database['call'], bookId: number) {
  const pages = await Array.fromAsync(segmentPages(call, bookId))
  return pages.flatMap((page) => [...segmentsOf(page)])
}

/** Every provider's lease segment of one car that holds on a day, by ascending provider. */
export async function segmentsOfCar(
  call: Database['call'],
  { capId, today }: { capId: string; today: string },
) {
  const books = (await call.readActiveBooks({ today })).filter(({ kind }) => kind === 'lease')
  const found = await Promise.all(
    books.map(async ({ id: bookId, providerId }) => {
      const segment = await call.readSegment({ bookId, capId })
      return segment ? [{ bookId, providerId, ...segment }] : []
    }),
  )
  return found.flat().toSorted((left, right) => left.providerId - right.providerId)
}
