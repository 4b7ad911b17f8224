/** Days a rate book holds when neither the operator nor the file names its last day. Rule T-09. */
export const usualValidityDays = 30

/** The last days named for a rate book, and today; days as `YYYY-MM-DD`. */
export type SaidOfValidity = {
  /** By the operator. */
  asked: string | null
  /** In the file, one a car at most. */
  inFile: readonly string[]
  /** The London day. */
  today: string
}

/**
 * The last day on which a rate book's prices hold: the operator's, else the file's earliest, since
 * past it the whole book leaves the lists, else thirty days from today. Rule T-09.
 */
export function lastDayOfBook({ asked, inFile, today }: SaidOfValidity): string {
  if (asked !== null) return asked
  const [earliest] = inFile.toSorted()
  if (earliest !== undefined) return earliest
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + usualValidityDays)
  return day.toISOString().slice(0, 10)
}
