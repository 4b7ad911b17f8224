/** The fields of a change that say when the provider should call. */
type CallTimeChange<Time> = { callTime?: Time | undefined; otherCallTime?: string | undefined }

/**
 * The words for another time as they stand after a change: the new ones; without any, a newly
 * chosen time takes the ones before away, which belonged to the time before. Rules V-51,
 * W-57.
 */
export function otherCallTimeAfter(change: CallTimeChange<unknown>, before: string | null): string {
  return change.otherCallTime ?? (change.callTime === undefined ? (before ?? '') : '')
}
