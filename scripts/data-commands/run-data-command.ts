import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig, type Config } from '#leasing-api/config.ts'
import type { CommandContext, CommandResult } from '#leasing-api/imports/data-command.ts'
import type { OnProgress } from '#leasing-api/imports/import-progress.ts'
import type { ImportSource } from '#leasing-api/imports/import-source.ts'
import { operatorTokenFile, readToken } from '#leasing-api/operator/operator-token.ts'
import { createProgressLine } from '../progress/progress-line.ts'
import { CommandProblem } from './command-problem.ts'
import { openHere } from './open-here.ts'
import { apiState, type ApiState } from './running-api.ts'
import { sendToApi } from './send-to-api.ts'

export type DataCommand = {
  file: string
  /** Where the running API takes it. */
  path: string
  /** The same work on a database that this process has opened. */
  runHere(
    context: CommandContext,
    source: ImportSource,
    onProgress: OnProgress,
  ): Promise<CommandResult>
}

const startPatienceMs = 120_000
const lookEveryMs = 1000

/**
 * Hands a file to the running leasing API; only when none answers opens the database itself.
 * Prints progress and the outcome; true when everything was done.
 */
export async function runDataCommand(command: DataCommand): Promise<boolean> {
  const bytes = sizeOf(command.file)
  const config = readConfig()
  const line = createProgressLine()
  let result: CommandResult
  try {
    result =
      (await stateWhenStarted(config.port, line.show)) === 'ready'
        ? await sendToApi(
            { ...command, port: config.port, bytes, token: tokenOf(config) },
            line.show,
          )
        : await runOnOwnDatabase(command, config, bytes, line.show)
  } finally {
    line.end()
  }
  console.log(`\n${result.lines.join('\n')}`)
  if (result.reportFile) console.log(`\nReport: ${result.reportFile}`)
  return result.ok
}

async function stateWhenStarted(port: number, onProgress: OnProgress): Promise<ApiState> {
  const giveUpAt = Date.now() + startPatienceMs
  for (;;) {
    const state = await apiState(port)
    if (state === 'something else') {
      throw new CommandProblem(
        `Something that is not the leasing API answers on port ${port}. Set LEASING_API_PORT to the port of the API, or to a free one when none runs.`,
      )
    }
    if (state !== 'starting') return state
    if (Date.now() > giveUpAt) {
      throw new CommandProblem(
        `The leasing API on port ${port} has been starting for two minutes. Look at its log, then run the command again.`,
      )
    }
    onProgress({
      label: 'Waiting for the leasing API to start',
      done: 0,
      total: null,
      unit: 'steps',
    })
    await wait(lookEveryMs)
  }
}

async function runOnOwnDatabase(
  { file, runHere }: DataCommand,
  config: Config,
  bytes: number,
  onProgress: OnProgress,
): Promise<CommandResult> {
  const place =
    config.databaseUrl === null ? path.join(config.dataFolder, 'leasing') : 'DATABASE_URL'
  console.error(
    `No leasing API answers on port ${config.port}; opening the database in ${place} here.`,
  )
  const database = await openHere(config, onProgress)
  try {
    return await runHere(
      { database, dataFolder: config.dataFolder, now: new Date() },
      { name: path.basename(file), bytes: createReadStream(file), totalBytes: bytes },
      onProgress,
    )
  } finally {
    await database.close()
  }
}

function tokenOf(config: Config): string {
  const file = operatorTokenFile(config.dataFolder)
  const token = readToken(file)
  if (token !== null) return token
  throw new CommandProblem(
    `The leasing API on port ${config.port} keeps its data elsewhere: there is no ${file}. Set LARKWAY_DATA to its data folder.`,
  )
}

function sizeOf(file: string): number {
  try {
    const stat = statSync(file)
    if (stat.isFile()) return stat.size
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CommandProblem(
      code === 'ENOENT'
        ? `There is no file ${path.resolve(file)}. Check the name; relative names start from where npm runs.`
        : `${path.resolve(file)} cannot be read (${code}). Check its permissions.`,
    )
  }
  throw new CommandProblem(`${path.resolve(file)} is no file. Give the CSV file itself.`)
}
