import {
  refused,
  shown,
  type CommandContext,
  type CommandResult,
} from '#leasing-api/imports/data-command.ts'
import { findProvider } from '#leasing-api/imports/rate-book/find-provider.ts'
import type { RateBook } from '#leasing-api/queries/rates/read-rate-books.ts'
import { textTable } from './text-table.ts'

/** All rate books with their dates, or those of one provider. */
export async function listBooks(
  { database: { call } }: CommandContext,
  { provider }: { provider: string | null },
): Promise<CommandResult> {
  const providers = await call.readProviders()
  const found = provider === null ? null : findProvider(providers, provider)
  if (found && !found.ok) return refused(found.message)
  const books = await call.readRateBooks({ providerId: found ? found.id : null })
  const nameOf = new Map(providers.map(({ id, name }) => [id, name]))
  return shown(
    books.length === 0
      ? ['There is no rate book.']
      : textTable(
          [
            'book',
            'provider',
            'kind',
            'state',
            'prices',
            'offers',
            'read',
            'in force from',
            'until',
            'valid until',
            'origin',
          ],
          books.map((book) => [
            book.id,
            nameOf.get(book.providerId) ?? String(book.providerId),
            book.kind,
            book.state,
            pricesOf(book),
            book.offers,
            minute(book.checkedAt),
            minute(book.activatedAt),
            minute(book.retiredAt),
            book.validUntil,
            book.origin,
          ]),
        ),
  )
}

const pricesOf = ({ hasPrices }: RateBook) => (hasPrices ? 'kept' : 'gone')

/** An instant to the minute, in universal time as it is stored. */
const minute = (instant: string | null) =>
  instant === null ? '–' : instant.slice(0, 16).replace('T', ' ')
