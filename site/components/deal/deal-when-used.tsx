'use client'

import { Activity, useEffect } from 'react'
import { dealsWhenNear } from '#site/components/shared/beside/deals-when-near.ts'
import { DealExplorer } from '#site/components/deal/shown-deal.tsx'
import type { DealExplorerProps } from './deal-explorer.tsx'

/**
 * A deal as a page shows it. The server draws it at once; a browser takes it over, script and all,
 * only when somebody uses it: until then it is the server's HTML, whose links and form work as they
 * are. An activity is what React can leave to the server's HTML without a fallback. The rows of other
 * deals far below load when they come near, whether the deal is used or not.
 */
export function DealWhenUsed(props: DealExplorerProps) {
  useEffect(() => {
    const waiting = new AbortController()
    dealsWhenNear(waiting.signal)
    return () => waiting.abort()
  }, [])
  return (
    <Activity>
      <DealExplorer {...props} />
    </Activity>
  )
}
