import type { LakeError } from '#content-lake/http/lake-error.ts'
import type { CachedResult } from '../cache/query-cache.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'

/** Worker data of the evaluator thread. */
export interface EvaluatorData {
  projectId: string
  dataset: string
}

/** A job to run a query over all public documents. */
export interface QueryJob {
  kind: 'query'
  query: string
  params: Record<string, unknown>
  withSourceMap: boolean
  nowMs: number
}

/** A job to test single documents against a listener's query. */
export interface SelectJob {
  kind: 'select'
  query: string
  params: Record<string, unknown>
  /** A JSON list of documents; null where a document does not exist. */
  documents: string
}

export type EvaluatorJob = QueryJob | SelectJob

/** The result of each kind of job. */
export interface JobResults {
  query: CachedResult
  select: boolean[]
}

/** One document as a commit leaves it; null where it is gone. */
export interface ChangedDocument {
  id: string
  next: LakeDocument | null
}

export type ToEvaluator =
  | { type: 'loaded' }
  | { type: 'changes'; changes: ChangedDocument[] }
  | { type: 'job'; job: EvaluatorJob }

/** The outcome of a job; `failed` is an error of ours. */
export type JobOutcome =
  | { type: 'done'; result: JobResults[keyof JobResults] }
  | { type: 'refused'; error: Pick<LakeError, 'status' | 'type' | 'message' | 'details'> }
  | { type: 'failed'; reason: string }

export type FromEvaluator = { type: 'ready' } | JobOutcome
