'use client'
'use no memo'

import { type ComponentType, useEffect, useState } from 'react'
import { reloadForChunk } from '#site/components/failure/reload-for-chunk.ts'
import failed from '#site/messages/en/failed.json' with { type: 'json' }

/**
 * A failure in the browser. Where it is a script that did not come the page is loaded anew, and
 * this is seen for a moment at most. One on the server is answered with the page at `page-failed`.
 * Every page loads this: the words stand here, and the view with its drawing comes once it is needed.
 */
export default function ErrorPage({ error }: { error: unknown }) {
  const [View, setView] = useState<ComponentType>()
  useEffect(() => {
    if (reloadForChunk(error)) return
    import('#site/components/failure/failed-view.tsx').then(
      ({ FailedView }) => setView(() => FailedView),
      // Then the words stay as they are.
      () => {},
    )
  }, [error])
  return (
    <main>
      {View ? (
        <View />
      ) : (
        <div data-failure>
          <h1>{failed.title}</h1>
          <p>{failed.text}</p>
          <p>
            <a href="/">{failed.backHome}</a>
          </p>
        </div>
      )}
    </main>
  )
}
