/** The three names outside of what an order is called by: one value. Rule C-54. */
export function orderNames(orderRef: string) {
  return { orderRef, orderCode: orderRef, orderId: orderRef }
}
