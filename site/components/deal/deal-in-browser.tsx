import { lazy, useEffect, useState } from 'react'
import { useCameAsHtml } from '#site/ui/when-used/came-as-html.ts'
import { firstUse } from '#site/ui/when-used/first-use.ts'
import { heldClick } from '#site/ui/when-used/held-click.ts'
import type { DealExplorerProps } from './deal-explorer.tsx'
import { dealId } from './deal-id.ts'

const parts = () => import('./deal-parts.ts')

const AtOnce = lazy(async () => ({ default: (await parts()).DealExplorer }))

const WhenUsed = lazy(async () => {
  const release = heldClick(dealId)
  await firstUse(dealId)
  const { DealExplorer: Part, changedOfferChoice, changedWords } = await parts()
  // Read before React takes the selects up and puts them back.
  const changedBefore = { words: changedWords(), choice: changedOfferChoice() }
  return {
    default: function TakenOver(props: DealExplorerProps) {
      useEffect(release, [])
      return <Part {...props} changedBefore={changedBefore} />
    },
  }
})

/**
 * The browser's side of a deal, which package.json puts in the place of the server's: on a page that
 * came as HTML its script waits for the first use, on one reached by a link it comes with the page.
 */
export function DealExplorer(props: DealExplorerProps) {
  const cameAsHtml = useCameAsHtml()
  const [Part] = useState(cameAsHtml ? () => WhenUsed : () => AtOnce)
  return <Part {...props} />
}
