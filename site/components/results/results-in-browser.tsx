import { lazy, useEffect, useState } from 'react'
import { useCameAsHtml } from '#site/ui/when-used/came-as-html.ts'
import { firstUse } from '#site/ui/when-used/first-use.ts'
import { heldClick } from '#site/ui/when-used/held-click.ts'
import { resultsId } from './results-id.ts'
import type { ResultsProps } from './results.tsx'

const AtOnce = lazy(async () => ({ default: (await import('./results.tsx')).Results }))

const WhenUsed = lazy(async () => {
  const release = heldClick(resultsId)
  await firstUse(resultsId)
  const { Results: Part } = await import('./results.tsx')
  return {
    default: function TakenOver(props: ResultsProps) {
      useEffect(release, [])
      return <Part {...props} />
    },
  }
})

/**
 * The browser's side of a list, which package.json puts in the place of the server's: on a page that
 * came as HTML its script waits for the first use, on one reached by a link it comes with the page.
 */
export function Results(props: ResultsProps) {
  const cameAsHtml = useCameAsHtml()
  const [Part] = useState(cameAsHtml ? () => WhenUsed : () => AtOnce)
  return <Part {...props} />
}
