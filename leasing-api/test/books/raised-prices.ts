import { profileKey } from '#core/offer/profile-key.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import type { PlainBook } from './rate-book-of.ts'

/** A provider's lease prices as they are now, every one of them by so many pence a month dearer. */
export function raisedPrices(
  deals: DealSearch,
  derivativeIds: ReadonlyMap<string, number>,
  providerId: number,
  byPence: number,
): PlainBook {
  const book: PlainBook = {}
  for (const [capId, id] of derivativeIds) {
    for (const { provider, profile, monthlyPaymentPence } of deals.offersOf(capId)) {
      if (provider.id !== providerId || profile.financeType === 'pcp') continue
      book[id] ??= {}
      book[id][profileKey(profile)] = monthlyPaymentPence + byPence
    }
  }
  return book
}
