import type { CommandContext, CommandResult } from '#leasing-api/imports/data-command.ts'
import type { OnProgress } from '#leasing-api/imports/import-progress.ts'
import type { ImportSource } from '#leasing-api/imports/import-source.ts'

/** A data command of the leasing API. */
export type DataCommand = {
  /** The input file; null when the command needs none. */
  file: string | null
  /** Its path at the running API. */
  path: string
  /** Destination of a copy of all bad rows, when there are any. */
  errorsFile?: string | undefined
  /** Runs the command on a database opened by this process. */
  runHere(
    context: CommandContext,
    source: ImportSource,
    onProgress: OnProgress,
  ): Promise<CommandResult>
}
