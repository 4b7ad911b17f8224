import { cutText } from '#core/contract/cut-text.ts'

/** An error in a row of the file, with its place. */
export type RowError = { line: number; column: string; value: string; reason: string }

/**
 * Limit of errors stored word for word for the file of errors; further ones are only counted. Rule
 * T-11.
 */
export const mostErrors = 100_000

/** Limit of errors in the report. */
export const errorsReported = 1000

const valueShown = 60

/** The decoder's replacement for bytes that are no UTF-8. */
const undecodable = '\uFFFD'

/** Collects errors and counts the rows that have any. */
export function createBadRows() {
  const errors: RowError[] = []
  let found = 0
  let rows = 0
  return {
    errors,
    /** Several errors of one row count as one bad row. */
    add(row: readonly RowError[]): void {
      rows++
      for (const error of row) {
        found++
        if (errors.length < mostErrors) {
          errors.push({
            ...error,
            value: shownPart(error.value),
            reason: error.value.includes(undecodable)
              ? `${error.reason}; the file is not UTF-8 here, so save it as "CSV UTF-8"`
              : error.reason,
          })
        }
      }
    },
    get rows() {
      return rows
    },
    get found() {
      return found
    },
  }
}

/** The beginning of a value, in memory of its own: a plain slice would hold on to the whole line. */
const shownPart = (value: string) => Buffer.from(cutText(value, valueShown)).toString()

export type BadRows = ReturnType<typeof createBadRows>

/** @example rowErrorText(error) // 'line 12, monthlyPayment "-5": is no amount in pounds and pence' */
export function rowErrorText({ line, column, value, reason }: RowError): string {
  return column === '' ? `line ${line}: ${reason}` : `line ${line}, ${column} "${value}": ${reason}`
}
