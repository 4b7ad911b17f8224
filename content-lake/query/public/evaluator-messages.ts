import type { LakeError } from '#content-lake/http/lake-error.ts'
import type { CachedResult } from '../cache/query-cache.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'

/** What the thread knows from its start. */
export interface EvaluatorData {
  projectId: string
  dataset: string
}

/** A query over all public documents, answered as it is sent. */
export interface AnswerJob {
  kind: 'answer'
  query: string
  params: Record<string, unknown>
  withSourceMap: boolean
  nowMs: number
}

/** A listener's query over single documents: which of them it finds. */
export interface SelectJob {
  kind: 'select'
  query: string
  params: Record<string, unknown>
  /** A JSON list of documents; null where a document does not exist. */
  documents: string
}

export type EvaluatorJob = AnswerJob | SelectJob

/** What a job resolves to. */
export interface JobResults {
  answer: CachedResult
  select: boolean[]
}

/** One document as a commit leaves it; null where it is gone. */
export interface ChangedDocument {
  id: string
  next: LakeDocument | null
}

export type ToEvaluator =
  | { type: 'documents'; documents: LakeDocument[] }
  | { type: 'loaded' }
  | { type: 'changes'; changes: ChangedDocument[] }
  | { type: 'job'; job: EvaluatorJob }

/** How a job ended; `failed` is a fault of ours. */
export type JobOutcome =
  | { type: 'done'; result: JobResults[keyof JobResults] }
  | { type: 'refused'; error: Pick<LakeError, 'status' | 'type' | 'message' | 'details'> }
  | { type: 'failed'; reason: string }

export type FromEvaluator = { type: 'ready' } | JobOutcome
