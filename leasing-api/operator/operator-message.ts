import type { CommandResult } from '../imports/data-command.ts'
import type { ImportProgress } from '../imports/import-progress.ts'

/** One line of the answer to a data command; the result comes last, or never when the API ends. */
export type OperatorMessage =
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'result'; result: CommandResult }
