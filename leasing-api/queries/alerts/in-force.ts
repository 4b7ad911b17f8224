import { and, gt, isNotNull, isNull } from 'drizzle-orm'
import { priceAlerts } from '#leasing-api/db/schema/alerts.ts'

/** `isWatching` as a condition on rows. Rules W-127, W-131. */
export const inForce = (now: Date) =>
  and(
    isNotNull(priceAlerts.confirmedAt),
    isNull(priceAlerts.stoppedAt),
    gt(priceAlerts.endsAt, now),
  )
