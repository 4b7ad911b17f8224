import type { DealSubject } from './deal-flow-state.ts'

/** Where an enquiry is sent, and under which name its offer goes. Rule W-35. */
export const orderTargets = {
  lease: { path: '/api/orders', offerField: 'offerId' },
  pcp: { path: '/api/pcp-orders', offerField: 'pcpOfferId' },
} as const satisfies Record<DealSubject['kind'], { path: string; offerField: string }>

/** The offer and car of an enquiry under the names its call takes. Rule W-35. */
export function orderedOffer({ kind, offerId, capId }: DealSubject): Record<string, string> {
  return { [orderTargets[kind].offerField]: offerId, capId }
}
