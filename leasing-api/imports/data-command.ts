import type { AllowBad } from '#core/rates/allow-bad.ts'
import { londonDay } from '../catalogue/london-day.ts'
import { authoredCatalogue } from '../catalogue/authored-catalogue.ts'
import type { Database } from '../db/database.ts'
import type { OnProgress } from './import-progress.ts'
import type { ImportSource } from './import-source.ts'
import { rateBookReport } from './rate-book/rate-book-report.ts'
import { importInThread } from './thread/import-in-thread.ts'
import { importVca } from './vca/import-vca.ts'
import { vcaReport } from './vca/vca-report.ts'
import { reportFile, writeReport } from './write-report.ts'

/** The result of a data command, over the wire as well. */
export type CommandResult = {
  /** False when an error prevented the change. */
  ok: boolean
  /** For the terminal. */
  lines: string[]
  reportFile: string | null
  /** Every bad row as CSV, up to `mostErrors`; null when there is none. */
  errorsFile: string | null
  /** The data that visitors now see changed. */
  changed: 'catalogue' | 'rates' | null
  ratesVersion: number | null
}

export type CommandContext = {
  database: Pick<Database, 'call' | 'copyTo'>
  dataFolder: string
  now: Date
}

/** Imports the agency's file and writes a report. */
export async function runCatalogueImport(
  { database, dataFolder, now }: CommandContext,
  source: ImportSource,
  onProgress: OnProgress,
): Promise<CommandResult> {
  const outcome = await importVca(database, source, authoredCatalogue, onProgress)
  if (!outcome.ok) return refused(outcome.message)
  const { summary, details } = vcaReport(source.name, outcome, now.toISOString())
  const isChanged = outcome.inserted + outcome.updated > 0
  return {
    ok: true,
    lines: summary,
    reportFile: await writeReport(dataFolder, 'catalogue-import', now, [
      ...summary,
      '',
      ...details,
    ]),
    errorsFile: null,
    changed: isChanged ? 'catalogue' : null,
    ratesVersion: outcome.ratesVersion,
  }
}

export type RateBookChoice = {
  provider: string
  isDryRun: boolean
  allowBad: AllowBad
  /** Whether the operator has confirmed prices far from the car's others. */
  areHeldConfirmed: boolean
  /** Whether the operator has confirmed a book with far fewer prices. */
  areFewerConfirmed: boolean
  validUntil: string | null
}

/** Imports a provider's rate book, or says why not, and writes a report. */
export async function runRateBookImport(
  { database, dataFolder, now }: CommandContext,
  source: ImportSource,
  choice: RateBookChoice,
  onProgress: OnProgress,
): Promise<CommandResult> {
  const request = { ...choice, today: londonDay(now), now: now.toISOString() }
  const errorsFile = reportFile(dataFolder, 'rate-book-errors', now, 'csv')
  const outcome = await importInThread(database, source, request, errorsFile, onProgress)
  if (!outcome.ok) return refused(outcome.message)
  const { summary, details } = rateBookReport(source.name, outcome, now.toISOString())
  return {
    ok: outcome.isAcceptable,
    lines: summary,
    reportFile: await writeReport(dataFolder, 'rate-book-import', now, [
      ...summary,
      '',
      ...details,
    ]),
    errorsFile: outcome.errorsFile,
    changed: outcome.isTaken ? 'rates' : null,
    ratesVersion: outcome.ratesVersion,
  }
}

/** The result of a command that changed nothing. */
export const refused = (message: string): CommandResult => ({
  ok: false,
  lines: [message],
  reportFile: null,
  errorsFile: null,
  changed: null,
  ratesVersion: null,
})

/** The result of a command that shows something and changes nothing. */
export const shown = (lines: string[]): CommandResult => ({ ...refused(''), ok: true, lines })
