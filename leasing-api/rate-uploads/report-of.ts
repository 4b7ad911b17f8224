import type { Logger } from 'pino'
import type { ImportOutcome } from '#leasing-api/imports/thread/thread-messages.ts'
import { RateBookStateError } from '#leasing-api/queries/rates/stage-rate-book.ts'
import { describeError } from '#leasing-api/server/describe-error.ts'
import { UploadError } from './stored-file.ts'
import { type CheckChoice, errorsShown, type UploadReport } from './upload-report.ts'

/** What is stored of a check and shown to whoever sent the file. Rules T-11, T-21. */
export function reportOf(outcome: ImportOutcome, choice: CheckChoice): UploadReport {
  if (!outcome.ok) return { kind: 'refused', choice, message: outcome.message }
  const { changes, errors } = outcome
  if (outcome.offers === 0) {
    const message = `None of the ${outcome.rowsRead.toLocaleString('en-GB')} rows can be taken, so the prices in force stay.`
    return { kind: 'refused', choice, message: withFirst(message, errors[0]?.reason) }
  }
  const { jumps, ...counts } = changes ?? { up: 0, down: 0, same: 0, added: 0, gone: 0, jumps: [] }
  return {
    kind: 'checked',
    choice,
    presentBookId: outcome.presentBookId,
    rowsRead: outcome.rowsRead,
    offers: outcome.offers,
    derivatives: outcome.derivatives,
    validUntil: outcome.validUntil,
    badRows: outcome.badRows,
    errorsFound: outcome.errorsFound,
    errors: errors.slice(0, errorsShown),
    duplicatesFound: outcome.duplicatesFound,
    guessedExcess: outcome.guessedExcess,
    heldFound: outcome.heldFound,
    held: outcome.held,
    shortfalls: outcome.shortfalls,
    changes: counts,
    jumps,
  }
}

const withFirst = (message: string, reason: string | undefined) =>
  reason === undefined ? message : `${message} The first one ${reason}.`

/** Why work at an upload failed, in words; what nobody outside can mend is logged and not told. */
export function failureText(error: unknown, logger: Logger): string {
  const isTold =
    error instanceof Error &&
    (error instanceof UploadError ||
      error.name === UploadError.name ||
      error.name === RateBookStateError.name)
  if (isTold) return error.message.replace(' Run the command again.', ' Check it again.')
  logger.error({ error: describeError(error) }, 'An uploaded rate book could not be worked on.')
  return 'Something went wrong at our end, and nothing was changed. Check it again.'
}
