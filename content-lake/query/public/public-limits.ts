import { LakeError } from '#content-lake/http/lake-error.ts'
import { tooSlow } from '../execute/query-budget.ts'

/** Limits of one public query. */
export const publicLimits = {
  /** Time limit inside the thread. */
  timeMs: 400,
  /** Time after which a thread without a response is ended. */
  endsAfterMs: 500,
  responseBytes: 8 * 1024 * 1024,
  /** Memory of the thread, its copy of the public documents included. */
  memoryMegabytes: 512,
  /** Queries that may wait while one runs, and how long; later ones are refused with 503. */
  waiting: 16,
  longestWaitMs: 450,
  /** Queries also wait until a thread has been started, at first and after one was ended. */
  longestStartMs: 15_000,
} as const

/** Limits of a listener's query for the documents of one commit. */
export const listenerLimits = {
  timeMs: 250,
  waiting: 1000,
  longestWaitMs: 15_000,
  /** Commits that may wait for one listener; beyond it its stream is ended, and it reads anew. */
  waitingCommits: 50,
} as const

export const tookTooLong = (timeMs: number) => tooSlow(timeMs, ' With a token it may run longer.')

export const tooManyQueries = () =>
  new LakeError(
    503,
    'tooManyQueries',
    'Too many queries without a token are waiting. Try again soon, or send the read token (content-read-token in the data folder).',
  )

export const evaluatorEnded = () =>
  new LakeError(503, 'queryNotRun', 'The query could not be run just now. Try again soon.')
