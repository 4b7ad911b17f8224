import { FailedView } from '#site/components/failure/failed-view.tsx'
import { messages } from '#site/messages/en.ts'
import { causeMark } from '#site/policy/failure-cause.ts'
import { errorWords } from '../error-words.tsx'

export const metadata = { title: messages.failed.title, robots: { index: false } }

/**
 * The whole 500 page. The front server sends it, with status 500, in place of Next's empty error
 * document, with what the layout failed with in the place of the mark. Rule S-36.
 */
export default async function Page() {
  const cause = (
    // React leaves alone what is inside when it hydrates, so the cause stays.
    <div dangerouslySetInnerHTML={{ __html: causeMark }} />
  )
  const words = await errorWords('failure')
  return (
    <FailedView
      words={
        <>
          {cause}
          {words}
        </>
      }
    />
  )
}
