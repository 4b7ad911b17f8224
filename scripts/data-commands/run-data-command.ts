import { copyFileSync, createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig, type Config } from '#leasing-api/config.ts'
import type { CommandResult } from '#leasing-api/imports/data-command.ts'
import type { OnProgress } from '#leasing-api/imports/import-progress.ts'
import { operatorTokenFile } from '#leasing-api/operator/operator-token.ts'
import { createProgressLine } from '../progress/progress-line.ts'
import { readSecret } from '#server-kit/secret-file.ts'
import { UserError } from '#server-kit/user-error.mjs'
import type { DataCommand } from './data-command.ts'
import { openHere } from './open-here.ts'
import { apiState, type ApiState } from './running-api.ts'
import { sendToApi } from './send-to-api.ts'

const startPatienceMs = 120_000
const lookEveryMs = 1000

/**
 * Hands a command to the running leasing API; only when none answers opens the database itself.
 * Prints progress and the outcome; true when everything was done.
 */
export async function runDataCommand(command: DataCommand): Promise<boolean> {
  const bytes = command.file === null ? 0 : sizeOf(command.file)
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
  printErrors(result.errorsFile, command.errorsFile)
  return result.ok
}

/** The API writes all bad rows into the data folder; a copy goes where the operator wants it. */
function printErrors(written: string | null, wanted: string | undefined): void {
  if (written === null) {
    if (wanted !== undefined) console.log(`\nNo row is bad, so ${wanted} was not written.`)
    return
  }
  if (wanted !== undefined) copyFileSync(written, wanted)
  console.log(`\nBad rows: ${wanted ?? written}`)
}

async function stateWhenStarted(port: number, onProgress: OnProgress): Promise<ApiState> {
  const giveUpAt = Date.now() + startPatienceMs
  for (;;) {
    const state = await apiState(port)
    if (state !== 'starting') return state
    if (Date.now() > giveUpAt) {
      throw new UserError(
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
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort(new UserError('Interrupted. Nothing was changed.'))
  process.once('SIGINT', interrupt)
  const tell: OnProgress = (progress) => {
    interrupted.signal.throwIfAborted()
    onProgress(progress)
  }
  const database = await openHere(config, tell)
  try {
    return await runHere(
      { database, dataFolder: config.dataFolder, now: new Date() },
      {
        name: file === null ? '' : path.basename(file),
        bytes: file === null ? Readable.from([]) : createReadStream(file),
        totalBytes: bytes,
      },
      tell,
    )
  } catch (error) {
    // What travelled between threads has lost its class.
    throw interrupted.signal.aborted ? interrupted.signal.reason : error
  } finally {
    process.off('SIGINT', interrupt)
    await database.close()
  }
}

function tokenOf(config: Config): string {
  const file = operatorTokenFile(config.dataFolder)
  const token = readSecret(file)
  if (token !== null) return token
  throw new UserError(
    `The leasing API on port ${config.port} keeps its data elsewhere: there is no ${file}. Set LARKWAY_DATA to its data folder.`,
  )
}

function sizeOf(file: string): number {
  try {
    const stat = statSync(file)
    if (stat.isFile()) return stat.size
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(
      code === 'ENOENT'
        ? `There is no file ${path.resolve(file)}. Check the name; relative names start from where npm runs.`
        : `${path.resolve(file)} cannot be read (${code}). Check its permissions.`,
    )
  }
  throw new UserError(`${path.resolve(file)} is no file. Give the CSV file itself.`)
}
