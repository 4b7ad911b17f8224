import { pino } from 'pino'
import { askOutside, type OutsideRequest } from '#leasing-api/adapters/ask-outside.ts'

/** One line of the doctor: what was tried, whether it worked, and the outcome with the fix. */
export type Trial = { isFine: boolean; subject: string; text: string }

type Question = {
  url: string
  request: Omit<OutsideRequest, 'timeoutMs'>
  /** A status besides 2xx that is an answer. */
  alsoFine?: number
  /** The outcome in words; null where the response is not the service's. */
  works: (json: unknown, status: number) => string | null
}

const works = (subject: string, text: string): Trial => ({ isFine: true, subject, text })
const toFix = (subject: string, text: string): Trial => ({ isFine: false, subject, text })

/** A logger that hands out why the last thing failed, in codes and statuses. */
function recorder() {
  let last: Record<string, unknown> = {}
  const logger = pino(
    { level: 'warn' },
    { write: (line: string) => (last = JSON.parse(line) as Record<string, unknown>) },
  )
  return { logger, reason: () => reasonOf(last) }
}

function reasonOf({ status, responseCode, code, error }: Record<string, unknown>): string {
  const known = [status, responseCode, code, errorName(error)].filter(
    (each) => typeof each === 'string' || typeof each === 'number',
  )
  return known.length > 0 ? known.join(' ') : 'no reason given'
}

/** The innermost code of an error as the log describes it, else its name. */
function errorName(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown }
  return errorName(cause) ?? code ?? name
}

/** Asks a service something that changes nothing there. */
async function ask(
  subject: string,
  variables: string,
  { url, request, alsoFine, works: inWords }: Question,
): Promise<Trial> {
  const { logger, reason } = recorder()
  const answer = await askOutside(subject, logger, url, { ...request, timeoutMs: 10_000 })
  if (answer === null) {
    return toFix(subject, `no response (${reason()}). Check the connection and ${variables}.`)
  }
  const { status, json } = answer
  const isAnswer = (status >= 200 && status < 300) || status === alsoFine
  if (!isAnswer) return toFix(subject, `refused (${status}). Check ${variables}.`)
  const isJson = typeof json === 'object' && json !== null
  const outcome = isJson || status === alsoFine ? inWords(json, status) : null
  return outcome
    ? works(subject, outcome)
    : toFix(subject, `answers ${status}, but not as the service does. Check ${variables}.`)
}

export const trialTools = { works, toFix, recorder, ask }
