'use client'

import { Activity } from 'react'
import { DealExplorer } from '#site/components/deal/shown-deal.tsx'
import type { DealExplorerProps } from './deal-explorer.tsx'

/**
 * A deal as a page shows it. The server draws it at once; a browser takes it over, script and all,
 * only when somebody uses it: until then it is the server's HTML, whose links and form work as they
 * are. An activity is what React can leave to the server's HTML without a fallback.
 */
export function DealWhenUsed(props: DealExplorerProps) {
  return (
    <Activity>
      <DealExplorer {...props} />
    </Activity>
  )
}
