import type { WireDerivativeSummary } from '#core/contract/json/wire-derivative.ts'
import { enquirySteps } from '#core/figures/enquiry-steps.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { ApiUnderTest } from '../environments/api-under-test.ts'
import { newCode, newOrders, newsLink } from './new-order.ts'

/** An enquiry of a test: whose it is, what it counts for, and how many of the steps it came. */
export type MadeEnquiry = {
  providerId: number
  at: Date
  range: string
  campaign: string
  steps: number
}

/**
 * Stores enquiries about a deal as they would have come about. Called and ordered are not said of
 * every one that went further.
 */
export const enquiryMaker =
  (offer: Offer, vehicle: WireDerivativeSummary) =>
  async (
    { database: { call } }: Pick<ApiUnderTest, 'database'>,
    { providerId, at, range, campaign, steps }: MadeEnquiry,
  ): Promise<void> => {
    const plain = newOrders(offer, vehicle)()
    const named = { ...vehicle, range: { ...vehicle.range, name: range } }
    const order = {
      ...plain,
      providerId,
      snapshot: { ...plain.snapshot, vehicle: named },
      attribution: { given: {}, derived: { source: 'news', medium: 'email', campaign } },
    }
    const { orderRef } = order
    const code = newCode(at)
    const news = newsLink()
    await call.placeOrder({ order, code, limits: [], now: at })
    if (steps >= 2) await call.confirmOrder({ orderRef, codeId: code.id, news, now: at })
    const state = enquirySteps[steps - 1]
    if (state === 'called' || state === 'ordered' || state === 'delivered') {
      const change = { orderRef, providerId: null, by: 'operator', now: at }
      await call.markLead({ ...change, state, day: null })
    }
  }
