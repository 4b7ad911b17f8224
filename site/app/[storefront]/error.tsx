'use client'
import { FailedView } from '#site/components/failure/failed-view.tsx'

/** A failure in the browser. One on the server is answered with the page at `page-failed`. */
export default function ErrorPage() {
  return (
    <main>
      <FailedView />
    </main>
  )
}
