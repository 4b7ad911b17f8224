import { cutText } from '#core/contract/cut-text.ts'

/** What is wrong with a row of the file, named so that it can be found and put right. */
export type Problem = { line: number; column: string; value: string; reason: string }

/** Kept word for word, for the file of errors; beyond that problems are only counted. Rule T-11. */
export const problemsKept = 100_000

/** Named in the report that people read. */
export const problemsReported = 1000

const valueShown = 60

/** What a decoder leaves where bytes are no UTF-8. */
const undecodable = '\uFFFD'

/** Collects problems and counts the rows that have any. */
export function createBadRows() {
  const problems: Problem[] = []
  let found = 0
  let rows = 0
  return {
    problems,
    /** Several problems of one row count as one bad row. */
    add(row: readonly Problem[]): void {
      rows++
      for (const problem of row) {
        found++
        if (problems.length < problemsKept) {
          problems.push({
            ...problem,
            value: shownPart(problem.value),
            reason: problem.value.includes(undecodable)
              ? `${problem.reason}; the file is not UTF-8 here, so save it as "CSV UTF-8"`
              : problem.reason,
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

/** @example problemText(problem) // 'line 12, monthlyPayment "-5": is no amount in pounds and pence' */
export function problemText({ line, column, value, reason }: Problem): string {
  return column === '' ? `line ${line}: ${reason}` : `line ${line}, ${column} "${value}": ${reason}`
}
