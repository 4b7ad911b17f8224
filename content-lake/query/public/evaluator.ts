// The program of the thread in which queries of the public are evaluated (see `evaluator-thread.ts`).
import { parentPort, workerData } from 'node:worker_threads'
import { LakeError } from '#content-lake/http/lake-error.ts'
import { isSelected } from '#content-lake/listeners/is-selected.ts'
import { queryResponse } from '../cache/query-response.ts'
import type { DocumentView } from '../execute/perspective.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'
import type {
  QueryJob,
  EvaluatorData,
  EvaluatorJob,
  FromEvaluator,
  JobOutcome,
  JobResults,
  SelectJob,
  ToEvaluator,
} from './evaluator-messages.ts'
import { listenerLimits, publicLimits, tookTooLong } from './public-limits.ts'
import { OutOfTimeError, withinTime } from './within-time.ts'

const port = parentPort!
const sanity = workerData as EvaluatorData
/** The public documents in the order of the store, which is that of answers without `order()`. */
const documents = new Map<string, LakeDocument>()
let view: DocumentView | null = null

port.on('message', (message: ToEvaluator) => {
  if (message.type === 'changes') {
    view = null
    for (const { id, next } of message.changes) {
      if (next) documents.set(id, next)
      else documents.delete(id)
    }
  } else send(message.type === 'loaded' ? { type: 'ready' } : outcomeOf(message.job))
})

const send = (message: FromEvaluator) => port.postMessage(message)

function outcomeOf(job: EvaluatorJob): JobOutcome {
  const timeMs = job.kind === 'query' ? publicLimits.timeMs : listenerLimits.timeMs
  try {
    return { type: 'done', result: withinTime(timeMs, () => resultOf(job)) }
  } catch (reason) {
    const error = reason instanceof OutOfTimeError ? tookTooLong(timeMs) : reason
    if (error instanceof LakeError) {
      const { status, type, message, details } = error
      return { type: 'refused', error: { status, type, message, details } }
    }
    return { type: 'failed', reason: error instanceof Error ? error.stack! : String(error) }
  }
}

const resultOf = (job: EvaluatorJob): JobResults[keyof JobResults] =>
  job.kind === 'query' ? resultOfQuery(job) : selectionOf(job)

function resultOfQuery({ query, params, withSourceMap, nowMs }: QueryJob): JobResults['query'] {
  view ??= { list: [...documents.values()], byId: documents }
  const { timeMs, responseBytes } = publicLimits
  const now = new Date(nowMs)
  return queryResponse(
    { query, params, view, identity: '', now, sanity, timeMs, responseBytes },
    { withSourceMap, isOfRelease: false },
  )
}

function selectionOf({ query, params, documents: json }: SelectJob): JobResults['select'] {
  const list = JSON.parse(json) as (LakeDocument | null)[]
  const { timeMs } = listenerLimits
  return list.map((document) => isSelected(document, { query, params, timeMs }))
}
