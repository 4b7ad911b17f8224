/** Enquiries of a variant and the views they came from. */
export type VariantCounts = { orders: number; views: number }

/** A share, from 0 to 1, with the bounds between which it lies in 95 of 100 such counts. */
export type ShareInterval = { share: number; low: number; high: number }

/** Of the normal distribution, for 95 of 100. */
const z = 1.959964

/**
 * The share of views that led to an enquiry, with Wilson's interval, which holds for few views and for
 * none that led to one as well; null before the first view. More enquiries than views count as many as
 * the views. Rules.
 */
export function shareInterval({ orders, views }: VariantCounts): ShareInterval | null {
  if (views <= 0) return null
  const share = Math.min(orders, views) / views
  const scale = 1 + z ** 2 / views
  const middle = (share + z ** 2 / (2 * views)) / scale
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / views + z ** 2 / (4 * views ** 2))
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** By how much a share differs from another, with the bounds of 95 of 100. */
export type ShareDifference = { difference: number; low: number; high: number }

/**
 * By how much the second share differs from the first, with Newcombe's interval, which is made of both
 * Wilson intervals. Rule X-20.
 */
export function shareDifference(first: ShareInterval, second: ShareInterval): ShareDifference {
  const difference = second.share - first.share
  const below = Math.hypot(second.share - second.low, first.high - first.share)
  const above = Math.hypot(second.high - second.share, first.share - first.low)
  return { difference, low: difference - below, high: difference + above }
}
