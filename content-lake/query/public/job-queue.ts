import type { LakeError } from '#content-lake/http/lake-error.ts'
import type { EvaluatorJob, JobResults } from './evaluator-messages.ts'
import { countShed } from '#server-kit/telemetry/telemetry.ts'
import { publicLimits, tooManyQueries } from './public-limits.ts'

/** A queued job with its promise. */
export interface QueuedJob {
  make: () => EvaluatorJob
  resolve: (result: JobResults[keyof JobResults]) => void
  reject: (error: Error) => void
}

interface Waiting extends QueuedJob {
  timer: NodeJS.Timeout
}

/**
 * A bounded queue of jobs. What would wait for too long, or behind too many, is refused with 503.
 */
export class JobQueue {
  readonly #limits: { waiting: number; longestWaitMs: number }
  #waiting: Waiting[] = []
  #isServed = false

  constructor(limits: { waiting: number; longestWaitMs: number }) {
    this.#limits = limits
  }

  get length(): number {
    return this.#waiting.length
  }

  add(job: QueuedJob): void {
    if (this.#waiting.length >= this.#limits.waiting) return refuse(job)
    this.#waiting.push({ ...job, timer: this.#timer(job) })
  }

  /** Whether there is a thread: jobs that wait for one to start may wait for longer. */
  set isServed(isServed: boolean) {
    if (isServed === this.#isServed) return
    this.#isServed = isServed
    for (const job of this.#waiting) {
      clearTimeout(job.timer)
      job.timer = this.#timer(job)
    }
  }

  take(): QueuedJob | null {
    const job = this.#waiting.shift() ?? null
    if (job) clearTimeout(job.timer)
    return job
  }

  refuseAll(error: LakeError): void {
    for (let job = this.take(); job; job = this.take()) job.reject(error)
  }

  #timer(job: QueuedJob): NodeJS.Timeout {
    const waitMs = this.#isServed ? this.#limits.longestWaitMs : publicLimits.longestStartMs
    return setTimeout(() => {
      this.#waiting = this.#waiting.filter(({ reject }) => reject !== job.reject)
      refuse(job)
    }, waitMs)
  }
}

function refuse(job: QueuedJob): void {
  countShed('public queries')
  job.reject(tooManyQueries())
}
