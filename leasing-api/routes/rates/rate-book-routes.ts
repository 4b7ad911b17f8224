import { calls } from '#core/contract/calls.ts'
import { providerFor, officeOrKeyRoute } from '#leasing-api/accounts/key-route.ts'
import { officeRoute } from '#leasing-api/accounts/office-route.ts'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import { ratesLock } from '#leasing-api/imports/change-locks.ts'
import type { BookHistory } from '#leasing-api/queries/rates/book-history.ts'
import { uploadToWire } from '#leasing-api/rate-uploads/upload-to-wire.ts'
import { Failure } from '#leasing-api/server/failure.ts'

/** The most uploads that are listed beside the books. */
const mostUploads = 20

/** The books of a provider, and the way back to the one before. Rules C-180, T-16. */
export const rateBookRoutes = {
  listRateBooks: officeOrKeyRoute(
    calls.listRateBooks,
    async ({ query: { brandId, page, rows }, services, deals }, actor) => {
      const providerId = providerFor(actor, brandId)
      if (providerId instanceof Failure) return providerId
      const { call } = services.database
      const { books, total, earlierBookId } = await call.readBookHistory({ providerId, page, rows })
      const uploads = (await call.listRateUploads({ providerId, most: mostUploads })).filter(
        ({ bookId }) => bookId === null,
      )
      const actors = [...books, ...uploads].flatMap(({ actor: by }) => by ?? [])
      const names = await call.readActorNames({ actors: [...new Set(actors)] })
      const active = await call.readActiveBooks({ today: null })
      const present = active.find((book) => book.providerId === providerId && book.kind === 'lease')
      return {
        brandId: providerId,
        data: books.map((book) => bookToWire(book, names)),
        total,
        page,
        rows,
        presentBookId: present?.id ?? null,
        earlierBookId,
        uploads: uploads.map((upload) =>
          uploadToWire(upload, { names, deals, now: services.clock() }),
        ),
      }
    },
  ),

  postRateRollback: officeRoute(
    calls.postRateRollback,
    async ({ body, services }, { user, companyId }) => {
      const providerId = providerFor({ actor: user.id, companyId }, body.brandId)
      if (providerId instanceof Failure) return providerId
      const unlock = services.changes.begin(ratesLock(providerId))
      if (!unlock) return new Failure(409, 'errors.rateBookBusy')
      try {
        const now = services.clock()
        const outcome = await services.database.call.rollBackRateBook({
          providerId,
          today: londonDay(now),
          now: now.toISOString(),
          expected: { presentBookId: body.presentBookId, earlierBookId: body.earlierBookId },
          actor: user.id,
        })
        if (!outcome.ok) {
          return new Failure(
            409,
            outcome.reason === 'ran out' ? 'errors.rateBookRanOut' : 'errors.rateBookChanged',
          )
        }
        await services.deals.reload()
        return { bookId: outcome.book.id, ratesVersion: outcome.ratesVersion }
      } finally {
        unlock()
      }
    },
  ),
}

function bookToWire(
  { actor, ...book }: BookHistory['books'][number],
  names: Readonly<Record<string, string>>,
) {
  return {
    ...book,
    state: book.state === 'active' ? ('active' as const) : ('retired' as const),
    checkedAt: book.checkedAt.toISOString(),
    activatedAt: book.activatedAt?.toISOString() ?? null,
    retiredAt: book.retiredAt?.toISOString() ?? null,
    by: actor === null ? null : (names[actor] ?? null),
  }
}
