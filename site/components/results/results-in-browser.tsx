import { lazy, use, useEffect, useState } from 'react'
import { useCameAsHtml } from '#site/ui/when-used/came-as-html.ts'
import { firstUse } from '#site/ui/when-used/first-use.ts'
import { heldClick } from '#site/ui/when-used/held-click.ts'
import { resultsId } from './results-id.ts'
import type { ResultsProps } from './results.tsx'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

/** A page as sent has no answers in it: they are asked for when they are needed. */
type SentProps = Omit<ResultsProps, 'refetchable'> & Partial<Pick<ResultsProps, 'refetchable'>>

const parts = () => withStyles(import('./list-parts.ts'))

const AtOnce = lazy(async () => {
  const { Results: Part, refetchedAnswers, scriptOfEmpty } = await parts()
  return {
    default: function Shown(props: SentProps) {
      // Back on the page that was loaded first: without its answers there is nothing to show.
      const answers =
        props.refetchable ?? use(refetchedAnswers(props, () => window.location.reload()))
      const empty = scriptOfEmpty(props, answers)
      if (empty) use(empty)
      return <Part {...props} refetchable={answers} />
    },
  }
})

const WhenUsed = lazy(async () => {
  const release = heldClick(resultsId)
  await firstUse(resultsId)
  const { Results: Part, refetchedAnswers, scriptOfEmpty } = await parts()
  return {
    default: function TakenOver(props: SentProps) {
      // Without an answer the list stays the server's HTML, whose links and forms work.
      const answers = props.refetchable ?? use(refetchedAnswers(props, release))
      const empty = scriptOfEmpty(props, answers)
      if (empty) use(empty)
      useEffect(release, [])
      return <Part {...props} refetchable={answers} />
    },
  }
})

/**
 * The browser's side of a list, which package.json puts in the place of the server's: on a page that
 * came as HTML its script waits for the first use, on one reached by a link it comes with the page.
 */
export function Results(props: SentProps) {
  const cameAsHtml = useCameAsHtml()
  const [Part] = useState(cameAsHtml ? () => WhenUsed : () => AtOnce)
  return <Part {...props} />
}
