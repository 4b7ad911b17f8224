import { FailedView } from '#site/components/failure/failed-view.tsx'
import { messages } from '#site/messages/en.ts'
import { errorWords } from '../error-words.tsx'

export const metadata = { title: messages.failed.title, robots: { index: false } }

/** The whole 500 page. The front server sends it, with status 500, in place of Next's empty error document. */
export default async function Page() {
  return <FailedView words={await errorWords('failure')} />
}
