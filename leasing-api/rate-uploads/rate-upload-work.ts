import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Logger } from 'pino'
import { allowNone } from '#core/rates/allow-bad.ts'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import type { Database } from '#leasing-api/db/database.ts'
import type { DealSearchHolder } from '#leasing-api/deal-search/holder.ts'
import { type ChangeLocks, ratesLock } from '#leasing-api/imports/change-locks.ts'
import type { RateBookRequest } from '#leasing-api/imports/rate-book/rate-book-outcome.ts'
import { importInThread } from '#leasing-api/imports/thread/import-in-thread.ts'
import type { ImportOutcome } from '#leasing-api/imports/thread/thread-messages.ts'
import type { RateUpload } from '#leasing-api/queries/rates/rate-uploads.ts'
import { describeError } from '#leasing-api/server/describe-error.ts'
import { progressNotes } from './progress-notes.ts'
import { failureText, reportOf } from './report-of.ts'
import { textBytes } from './stored-file.ts'
import type { CheckChoice, UploadReport } from './upload-report.ts'

/** Work that has said nothing for so long has broken off with its program. Rule T-25. */
export const brokenOffMs = 60_000

/** What was accepted of a checked book before it goes live. */
export type SwitchChoice = { areBadLeftOut: boolean; areFewerConfirmed: boolean }

export type RateUploadWork = {
  /** Begins to check an upload; false when somebody else is at work on it. */
  check(upload: RateUpload, choice: CheckChoice): Promise<boolean>
  /** Begins to make a checked upload live; false when it is not, or not any more, checked. */
  switch(upload: RateUpload, choice: SwitchChoice, actor: string): Promise<boolean>
  /** Resolves when all that was begun has ended. */
  settled(): Promise<void>
}

type Tools = {
  database: Pick<Database, 'call'>
  deals: Pick<DealSearchHolder, 'reload'>
  changes: ChangeLocks
  clock: () => Date
  logger: Logger
}

type Checked = Extract<UploadReport, { kind: 'checked' }>

/**
 * Checks uploaded rate books and makes them live, on the thread of imports. One at a time: each holds
 * its book in memory. Rules T-21, T-22, T-25.
 */
export function rateUploadWork({ database, deals, changes, clock, logger }: Tools): RateUploadWork {
  const { call } = database
  let last: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => {
      logger.error({ error: describeError(error) }, 'The work at an uploaded rate book failed.')
    })
  }
  const brokenOffBefore = () => new Date(clock().getTime() - brokenOffMs)

  const importOf = async (
    { id, fileName, providerId, receivedBytes }: RateUpload,
    state: 'checking' | 'switching',
    request: Pick<RateBookRequest, 'isDryRun' | 'allowBad'> & Partial<RateBookRequest>,
  ): Promise<ImportOutcome & { errorsCsv?: Uint8Array | null }> => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'larkway-errors-'))
    const noted = progressNotes({ call, id, state, totalBytes: receivedBytes, clock })
    const now = clock()
    try {
      const source = {
        name: fileName,
        bytes: textBytes(call, id, noted.onRead),
        totalBytes: null,
      }
      const outcome = await importInThread(
        database,
        source,
        {
          validUntil: null,
          ...request,
          provider: String(providerId),
          uploadId: id,
          today: londonDay(now),
          now: now.toISOString(),
        },
        path.join(folder, 'errors.csv'),
        noted.onProgress,
      )
      if (!outcome.ok || outcome.errorsFile === null) return outcome
      return { ...outcome, errorsCsv: await packed(await readFile(outcome.errorsFile)) }
    } finally {
      noted.end()
      await rm(folder, { recursive: true, force: true })
    }
  }

  const runCheck = async (upload: RateUpload, choice: CheckChoice) => {
    const { id } = upload
    let report: UploadReport
    try {
      const outcome = await importOf(upload, 'checking', {
        isDryRun: true,
        isCompared: true,
        allowBad: allowNone,
        areHeldConfirmed: choice.areHeldConfirmed,
        validUntil: choice.validUntil,
      })
      await call.storeUploadErrors({ uploadId: id, csv: outcome.errorsCsv ?? null })
      report = reportOf(outcome, choice)
    } catch (error) {
      report = { kind: 'refused', choice, message: failureText(error, logger) }
    }
    await call.stepRateUpload({
      id,
      from: ['checking'],
      to: report.kind,
      report,
      now: clock(),
    })
  }

  const runSwitch = async (
    upload: RateUpload,
    report: Checked,
    { areBadLeftOut, areFewerConfirmed }: SwitchChoice,
    actor: string,
    unlock: () => void,
  ) => {
    const { choice, presentBookId, offers, badRows } = report
    const failed = (message: string) =>
      call.stepRateUpload({
        id: upload.id,
        from: ['switching'],
        to: 'refused',
        report: { kind: 'refused', choice, message },
        now: clock(),
      })
    try {
      const outcome = await importOf(upload, 'switching', {
        isDryRun: false,
        allowBad: areBadLeftOut ? { rows: badRows } : allowNone,
        areHeldConfirmed: choice.areHeldConfirmed,
        areFewerConfirmed,
        validUntil: choice.validUntil,
        checked: { presentBookId, offers, badRows },
      })
      if (!outcome.ok) return void (await failed(outcome.message))
      if (!outcome.isTaken) return void (await failed(notTaken))
    } catch (error) {
      return void (await failed(failureText(error, logger)))
    } finally {
      unlock()
    }
    // The book is in force either way; it is said to be live once lists show it.
    await deals.reload().catch((error: unknown) => {
      logger.error({ error: describeError(error) }, 'The rates could not be read after an upload.')
    })
    await call.noteSwitched({ id: upload.id, actor, now: clock() })
  }

  return {
    async check(upload, choice) {
      const isBegun = await call.stepRateUpload({
        id: upload.id,
        from: ['arrived', 'checked', 'refused'],
        to: 'checking',
        now: clock(),
        brokenOffBefore: brokenOffBefore(),
        report: null,
      })
      if (isBegun) inTurn(() => runCheck(upload, choice))
      return isBegun
    },
    async switch(upload, choice, actor) {
      const { report } = upload
      if (report?.kind !== 'checked') return false
      const unlock = changes.begin(ratesLock(upload.providerId))
      if (!unlock) return false
      const isBegun = await call.stepRateUpload({
        id: upload.id,
        from: ['checked'],
        to: 'switching',
        now: clock(),
      })
      if (isBegun) inTurn(() => runSwitch(upload, report, choice, actor, unlock))
      else unlock()
      return isBegun
    },
    settled: async () => {
      for (let seen = null; seen !== last;) {
        seen = last
        await last
      }
    },
  }
}

const packed = promisify(gzip)

const notTaken =
  'The book has bad rows or far fewer prices, which nobody accepted. Nothing was changed.'
