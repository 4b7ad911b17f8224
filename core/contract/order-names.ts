import { inGroups } from '../wizard/short-reference.ts'

/** What an order is called by outside: three names of one value, and the one to say. Rules C-54, C-77. */
export function orderNames(orderRef: string, shortReference: string) {
  return {
    orderRef,
    orderCode: orderRef,
    orderId: orderRef,
    shortReference: inGroups(shortReference),
  }
}
