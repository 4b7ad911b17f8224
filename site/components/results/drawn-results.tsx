'use no memo'

import { leaveListDrawing } from '#site/live-document/list-page.ts'
import { htmlOfClient } from '#site/ui/static-html/html-of-client.ts'
import { type ListAnswers, Results as PlainResults, type ResultsProps } from './results.tsx'

/**
 * The server's side of a list, which package.json puts in the place of the browser's. It leaves to the
 * front server what draws this list for other queries. Rule D-114.
 */
export function Results(props: ResultsProps) {
  leaveListDrawing((search, answers) =>
    htmlOfClient(<PlainResults {...props} search={search} refetchable={answers as ListAnswers} />),
  )
  return <PlainResults {...props} />
}
