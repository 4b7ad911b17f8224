'use client'
import { useEffect } from 'react'
import { FailedView } from '#site/components/failure/failed-view.tsx'
import { reloadForChunk } from '#site/components/failure/reload-for-chunk.ts'

/**
 * A failure in the browser. Where it is a script that did not come the page is loaded anew, and
 * this is seen for a moment at most. One on the server is answered with the page at `page-failed`.
 */
export default function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => void reloadForChunk(error), [error])
  return (
    <main>
      <FailedView />
    </main>
  )
}
