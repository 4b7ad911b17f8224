import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { LakeError } from '#content-lake/http/lake-error.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { watchQueue } from '#server-kit/telemetry/telemetry.ts'
import { tooMuchMemory } from '../execute/query-budget.ts'
import type {
  ChangedDocument,
  EvaluatorData,
  EvaluatorJob,
  FromEvaluator,
  JobOutcome,
  JobResults,
  ToEvaluator,
} from './evaluator-messages.ts'
import { JobQueue, type QueuedJob } from './job-queue.ts'
import { evaluatorEnded, publicLimits, tookTooLong } from './public-limits.ts'

export interface EvaluatorOptions {
  /** What it evaluates, as metrics name its queue. */
  name: 'public queries' | 'listeners'
  data: EvaluatorData
  log: Logger
  limits: { waiting: number; longestWaitMs: number }
  /** The documents the thread is to hold a copy of, as they are when it starts. */
  documents: () => LakeDocument[]
}

/** A thread that evaluates one query after the other, and is replaced when one ends it. */
export interface EvaluatorThread {
  /**
   * Queues a job, which is made when its turn comes.
   * @throws LakeError 400 where the query is at fault, 503 where too many wait
   */
  run<Kind extends EvaluatorJob['kind']>(
    job: () => Extract<EvaluatorJob, { kind: Kind }>,
  ): Promise<JobResults[Kind]>
  /** Brings the thread's copy up to date, before any job that is queued after it. */
  change(changes: ChangedDocument[]): void
  close(): Promise<void>
}

/** A copy is sent in parts, so that requests are answered in between. */
const documentsInOneMessage = 100

const program = new URL('./evaluator.ts', import.meta.url)

/** Started with the first job: an installation without public queries pays nothing. */
export function openEvaluatorThread(options: EvaluatorOptions): EvaluatorThread {
  const { log, limits } = options
  let thread: Thread | null = null
  let current: QueuedJob | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const queue = new JobQueue(limits)
  watchQueue(options.name, () => queue.length)

  const finish = (settle: (job: QueuedJob) => void) => {
    clearTimeout(timer)
    const job = current
    current = null
    if (job) settle(job)
    next()
  }
  const next = () => {
    if (current || isClosed) return
    if (!thread?.isReady) return queue.length === 0 || thread ? undefined : start()
    current = queue.take()
    if (!current) return
    thread.send({ type: 'job', job: current.make() })
    timer = setTimeout(() => {
      replace()
      finish((job) => job.reject(tookTooLong(publicLimits.endsAfterMs)))
    }, publicLimits.endsAfterMs)
  }
  const start = () => {
    queue.isServed = false
    const started = new Thread(options, {
      message: (message) => {
        if (message.type === 'ready') {
          queue.isServed = true
          next()
        } else finish((job) => settle(job, message, log))
      },
      end(error) {
        if (thread !== started) return
        thread = null
        const isMemory = (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
        log.warn({ err: error }, 'the thread of public queries ended and is replaced')
        if (!started.isReady) queue.refuseAll(evaluatorEnded())
        finish((job) => job.reject(isMemory ? tooMuchMemory() : evaluatorEnded()))
        // The next query finds it ready.
        if (started.isReady && !thread && !isClosed) start()
      },
    })
    thread = started
  }
  const replace = () => {
    const ended = thread
    thread = null
    void ended?.end()
    start()
  }

  return {
    run: (make) =>
      new Promise((resolve, reject) => {
        queue.add({ make, resolve: resolve as QueuedJob['resolve'], reject })
        next()
      }),
    change: (changes) => thread?.change(changes),
    async close() {
      isClosed = true
      clearTimeout(timer)
      current?.reject(evaluatorEnded())
      queue.refuseAll(evaluatorEnded())
      const ended = thread
      thread = null
      await ended?.end()
    },
  }
}

function settle(job: QueuedJob, message: JobOutcome, log: Logger): void {
  if (message.type === 'done') return job.resolve(message.result)
  if (message.type === 'refused') {
    const { status, type, message: description, details } = message.error
    return job.reject(new LakeError(status, type, description, details))
  }
  log.error({ reason: message.reason }, 'a public query failed')
  job.reject(new Error('A public query failed.'))
}

interface ThreadEvents {
  message(message: FromEvaluator): void
  /** Called when the thread ends by itself, for instance out of memory. */
  end(error: unknown): void
}

/** One worker thread. */
class Thread {
  isReady = false
  readonly #worker: Worker
  /** Changes while the copy is sent. */
  #waiting: ChangedDocument[][] | null = []

  constructor({ data, documents }: EvaluatorOptions, events: ThreadEvents) {
    const { memoryMegabytes } = publicLimits
    this.#worker = new Worker(program, {
      workerData: data,
      // Debugging flags of the main program are not for its threads.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    })
    this.#worker.unref()
    this.#worker.on('message', (message: FromEvaluator) => {
      if (message.type === 'ready') this.isReady = true
      events.message(message)
    })
    let error: unknown = null
    this.#worker.on('error', (reason) => (error = reason))
    this.#worker.on('exit', () => events.end(error))
    this.#load(documents().map((next) => ({ id: next._id, next })))
  }

  #load(copy: ChangedDocument[]): void {
    if (copy.length === 0) {
      for (const changes of this.#waiting ?? []) this.send({ type: 'changes', changes })
      this.#waiting = null
      return this.send({ type: 'loaded' })
    }
    this.send({ type: 'changes', changes: copy.slice(0, documentsInOneMessage) })
    setImmediate(() => this.#load(copy.slice(documentsInOneMessage)))
  }

  change(changes: ChangedDocument[]): void {
    if (this.#waiting) this.#waiting.push(changes)
    else this.send({ type: 'changes', changes })
  }

  send(message: ToEvaluator): void {
    this.#worker.postMessage(message)
  }

  async end(): Promise<void> {
    this.#worker.removeAllListeners()
    await this.#worker.terminate()
  }
}
