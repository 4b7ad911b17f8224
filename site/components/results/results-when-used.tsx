'use client'

import { Activity } from 'react'
import { Results } from '#site/components/results/shown-results.tsx'
import type { ResultsProps } from './results.tsx'

/**
 * A list as a page shows it. The server draws it at once; a browser takes it over, script and all,
 * only when somebody uses it: until then it is the server's HTML, whose links and forms work as
 * they are. An activity is what React can leave to the server's HTML without a fallback.
 */
export function ResultsWhenUsed(props: ResultsProps) {
  return (
    <Activity>
      <Results {...props} />
    </Activity>
  )
}
