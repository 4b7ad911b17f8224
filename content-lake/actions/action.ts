import { isObject } from '../mutations/mutation.ts'
import { LakeError } from '../http/lake-error.ts'

/** One action of a request: what an editor did, rather than how the documents change. */
export interface Action {
  actionType: string
  publishedId?: string
  draftId?: string
  versionId?: string
  baseId?: string
  attributes?: { _id?: string; _type: string }
  document?: { _id?: string; _type: string }
  patch?: Record<string, unknown>
  ifExists?: 'fail' | 'ignore'
  ifDraftRevisionId?: string
  ifPublishedRevisionId?: string
  includeDrafts?: string[]
}

/** Reads the `actions` of a request body. */
export function parseActions(value: unknown): Action[] {
  const list: unknown[] = [value].flat()
  return list.map((item, index) => {
    if (isObject(item) && typeof item.actionType === 'string') return item as unknown as Action
    throw new LakeError(400, 'actionError', `Action ${index} needs an actionType`)
  })
}
