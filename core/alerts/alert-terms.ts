const dayMs = 24 * 60 * 60 * 1000

/** Alerts that one e-mail address can have at a time. Rule W-133. */
export const mostAlerts = 20

/** Least time between two e-mails about fallen prices to one address. Rule W-129. */
export const alertPauseMs = dayMs

/** How long a stopped or ended alert can still be taken up again. Rule W-132. */
export const stoppedAlertMs = 30 * dayMs

/** Calendar months that an alert lasts from its confirmation. */
const alertMonths = 12

/**
 * The instant at which an alert ends: the same day and time twelve calendar months later, in a month
 * that is too short its last day. Rule W-131.
 */
export function alertEnd(confirmedAt: Date): Date {
  const end = new Date(confirmedAt)
  end.setUTCMonth(end.getUTCMonth() + alertMonths)
  // 29 February has no counterpart: the calendar went on to 1 March.
  if (end.getUTCDate() !== confirmedAt.getUTCDate()) end.setUTCDate(0)
  return end
}

/** An alert's dates; null for what has not come. */
export type AlertDates = {
  confirmedAt: Date | null
  endsAt: Date | null
  stoppedAt: Date | null
}

/** Whether an alert is in force: confirmed, neither stopped nor ended. Rules W-127, W-131. */
export function isWatching({ confirmedAt, endsAt, stoppedAt }: AlertDates, now: Date): boolean {
  return confirmedAt !== null && stoppedAt === null && endsAt !== null && now < endsAt
}
