import type { MessageKey } from '#core/messages/message-text.ts'
import { isAlike } from './alike.ts'
import type { StoredResults } from './stored-results.ts'

/** After a failure nobody is asked for so long: a backend that hangs must not slow every page. */
const quietMs = 10_000

/** There is no answer, neither from the content backend nor from before. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError'
  /** What visitors are told. */
  readonly messageKey = 'errors.noContent' satisfies MessageKey
}

/** The content backend understood the query and refused it; other queries may do. */
export class RefusedQueryError extends Error {
  override name = 'RefusedQueryError'
}

export type StaleIfErrorSettings = {
  nowMs: () => number
  stored: StoredResults
  /** The backend stopped answering, or answers again (`null`): told once for each change. */
  onChange: (failure: unknown) => void
}

export type StaleIfError = ReturnType<typeof staleIfError>

/** The answers of a content backend that may fail. Rules E-04, E-06. */
export function staleIfError({ nowMs, stored, onChange }: StaleIfErrorSettings) {
  let failure: { error: unknown; atMs: number } | null = null
  const refused = new Set<string>()

  const answered = (key: string) => {
    const isNews = failure !== null || refused.delete(key)
    failure = null
    if (isNews) onChange(null)
  }
  const failed = (key: string, error: unknown) => {
    if (error instanceof RefusedQueryError) {
      if (refused.has(key)) return
      refused.add(key)
    } else {
      const wasDown = failure !== null
      failure = { error, atMs: nowMs() }
      if (wasDown) return
    }
    onChange(error)
  }

  return {
    isDown: () => failure !== null,
    /** What was answered last, `null` where there was something once; `undefined` when nothing ever was. */
    stale: (key: string) => stored.get(key),
    /** Asks, keeps a good answer and throws on a bad one, for ten seconds without asking. */
    async ask<Value>(key: string, fetchResult: () => Promise<Value>): Promise<Value> {
      if (failure !== null && nowMs() - failure.atMs < quietMs)
        throw new ContentUnavailableError('The content backend failed a moment ago.', {
          cause: failure.error,
        })
      try {
        const value = await fetchResult()
        if (!isAlike(await stored.get(key), value))
          throw new TypeError('The content backend answered another question than it was asked.')
        answered(key)
        await stored.set(key, value)
        return value
      } catch (error) {
        failed(key, error)
        throw error
      }
    },
  }
}
