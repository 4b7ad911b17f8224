import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { type ExperimentCounts, fetchCounts } from './fetch-counts.ts'

export type CountsAnswer =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; counts: ExperimentCounts }

/** What was counted since a day, fetched when the view opens. */
export function useCounts(
  findSite: (() => Promise<string>) | undefined,
  from: string,
): CountsAnswer {
  const client = useClient({ apiVersion: '2026-11-01' })
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<CountsAnswer>({ state: 'loading' })

  useEffect(() => {
    let isLeft = false
    const show = (next: CountsAnswer) => {
      if (!isLeft) setAnswer(next)
    }
    Promise.resolve(findSite?.() ?? '')
      .then((siteUrl) => fetchCounts(client, siteUrl, from))
      .then(
        (counts) => show({ state: 'ready', counts }),
        (error: Error) =>
          show({
            state: 'failed',
            message: error.message,
            retry: () => {
              setAnswer({ state: 'loading' })
              setAttempt((count) => count + 1)
            },
          }),
      )
    return () => {
      isLeft = true
    }
  }, [client, findSite, from, attempt])

  return answer
}
