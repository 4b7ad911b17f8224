import { createReadStream } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createInterface } from 'node:readline'
import type { IncomingMessage } from 'node:http'
import type { CommandResult } from '#leasing-api/imports/data-command.ts'
import type { OnProgress } from '#leasing-api/imports/import-progress.ts'
import type { OperatorMessage } from '#leasing-api/operator/operator-message.ts'
import { UserError } from '#server-kit/user-error.mjs'

export type ApiCommand = {
  port: number
  token: string
  /** `/operator/…` with its query. */
  path: string
  /** Null when there is none to send. */
  file: string | null
  bytes: number
}

/**
 * Sends a command to the running API, with its file, and reads its progress until the result.
 * @throws UserError when it does not take the command, or ends in the middle of it
 */
export async function sendToApi(
  command: ApiCommand,
  onProgress: OnProgress,
): Promise<CommandResult> {
  const { port, token, file, bytes } = command
  const joint = command.path.includes('?') ? '&' : '?'
  const name = file === null ? '' : `${joint}name=${encodeURIComponent(path.basename(file))}`
  const sending = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `${command.path}${name}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'text/csv',
      'content-length': bytes,
      ...(file !== null && { expect: '100-continue' }),
    },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.on('response', resolve)
    sending.on('error', reject)
  })
  // The file goes out once the API has looked at the token; a refusal comes instead of it.
  if (file === null) sending.end()
  else {
    sending.on('continue', () => void pipeline(createReadStream(file), sending).catch(() => {}))
    sending.flushHeaders()
  }
  let response: IncomingMessage
  try {
    response = await answer
  } catch (error) {
    throw interrupted(error)
  }
  if (response.statusCode !== 200) {
    const message = await refusalText(response)
    sending.destroy()
    throw new UserError(message)
  }
  try {
    for await (const line of createInterface({ input: response, crlfDelay: Infinity })) {
      const message = JSON.parse(line) as OperatorMessage
      if (message.type === 'result') return message.result
      onProgress(message.progress)
    }
  } catch (error) {
    throw interrupted(error)
  }
  throw interrupted(null)
}

async function refusalText(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of response.setEncoding('utf8')) text += part as string
  try {
    const { message } = JSON.parse(text) as { message?: string }
    if (message) return message
  } catch {
    // Told below.
  }
  return `The leasing API refused the command with status ${response.statusCode}. Look at its log.`
}

function interrupted(error: unknown): UserError {
  const reason = error instanceof Error ? ` (${error.message})` : ''
  return new UserError(
    `The leasing API ended before the command was done${reason}. What was not finished has changed nothing; run the command again.`,
  )
}
