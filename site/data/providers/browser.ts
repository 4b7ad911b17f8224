import { listBrands } from '#core/contract/generated/request-shapes.ts'
import type { Offer } from '#core/offer/offer.ts'
import { askBrowser } from '../leasing/browser.ts'
import { factsOfQuoting } from './facts-of-quoting.ts'
import type { ProviderFacts } from './types.ts'

/** Says of any offers what is known of their providers. Throws a `LeasingApiError`. Rule L-63. */
export async function fetchProviderFacts(): Promise<(offers: readonly Offer[]) => ProviderFacts[]> {
  const { data } = await askBrowser(listBrands, {})
  return (offers) => factsOfQuoting(data, offers)
}
