import type { CommandContext, CommandResult } from '#leasing-api/imports/data-command.ts'
import type { OnProgress } from '#leasing-api/imports/import-progress.ts'
import type { ImportSource } from '#leasing-api/imports/import-source.ts'

/** What the leasing API is asked to do with its data. */
export type DataCommand = {
  /** The file that it needs; null when the command is a question or a switch. */
  file: string | null
  /** Where the running API takes it. */
  path: string
  /** Where a copy of all bad rows goes, when there are any. */
  errorsFile?: string | undefined
  /** The same work on a database that this process has opened. */
  runHere(
    context: CommandContext,
    source: ImportSource,
    onProgress: OnProgress,
  ): Promise<CommandResult>
}
