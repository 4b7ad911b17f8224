import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type { ClaimsOverviewQueryResult } from '../../schemas/generated/sanity.types.ts'
import { claimsOverviewQuery } from '../../schemas/queries/studio-places.ts'

export type ClaimsAnswer =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; claims: ClaimsOverviewQueryResult }

/** All claims with drafts, kept up to date as anybody edits. */
export function useClaims(): ClaimsAnswer {
  const documentStore = useDocumentStore()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<ClaimsAnswer>({ state: 'loading' })

  useEffect(() => {
    const asking = documentStore
      .listenQuery(
        claimsOverviewQuery,
        {},
        { apiVersion: '2026-11-01', perspective: 'drafts', tag: 'claims' },
      )
      .subscribe({
        next: (claims: ClaimsOverviewQueryResult) => setAnswer({ state: 'ready', claims }),
        error: () =>
          setAnswer({
            state: 'failed',
            retry: () => {
              setAnswer({ state: 'loading' })
              setAttempt((count) => count + 1)
            },
          }),
      })
    return () => asking.unsubscribe()
  }, [documentStore, attempt])

  return answer
}
