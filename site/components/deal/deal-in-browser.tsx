import { lazy, use, useEffect, useState } from 'react'
import { useCameAsHtml } from '#site/ui/when-used/came-as-html.ts'
import { firstUse } from '#site/ui/when-used/first-use.ts'
import { heldClick } from '#site/ui/when-used/held-click.ts'
import type { DealAnswers, DealExplorerProps } from './deal-explorer.tsx'
import { dealId } from './deal-id.ts'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

/** A page as sent has nothing in it that can be asked for again. */
type SentProps = Omit<DealExplorerProps, 'refetchable'> & { refetchable?: DealAnswers | undefined }

const parts = () => withStyles(import('./deal-parts.ts'))

const AtOnce = lazy(async () => {
  const { DealExplorer: Part, refetchedDeal } = await parts()
  // Back on the page that was loaded first: without its answers there is nothing to show.
  const orReload = (ask: () => Promise<DealAnswers>) =>
    ask().catch(() => {
      window.location.reload()
      return new Promise<never>(() => {})
    })
  return {
    default: function Shown(props: SentProps) {
      const answers = props.refetchable ?? use(refetchedDeal(props, orReload))
      return <Part {...props} refetchable={answers} />
    },
  }
})

const WhenUsed = lazy(async () => {
  const release = heldClick(dealId)
  await firstUse(dealId)
  const { DealExplorer: Part, refetchedDeal, untilAnswered, ...changed } = await parts()
  return {
    default: function TakenOver(props: SentProps) {
      const answers =
        props.refetchable ?? use(refetchedDeal(props, (ask) => untilAnswered(ask, release)))
      // Read before React takes the selects up and puts them back.
      const [changedBefore] = useState(() => ({
        words: changed.changedWords(),
        choice: changed.changedOfferChoice(),
      }))
      useEffect(release, [])
      return <Part {...props} refetchable={answers} changedBefore={changedBefore} />
    },
  }
})

/**
 * The browser's side of a deal, which package.json puts in the place of the server's: on a page that
 * came as HTML its script waits for the first use, on one reached by a link it comes with the page.
 */
export function DealExplorer(props: SentProps) {
  const cameAsHtml = useCameAsHtml()
  const [Part] = useState(cameAsHtml ? () => WhenUsed : () => AtOnce)
  return <Part {...props} />
}
