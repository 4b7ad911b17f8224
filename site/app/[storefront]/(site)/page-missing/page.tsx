import { messageText } from '#core/messages/message-text.ts'
import { NotFoundView } from '#site/components/failure/not-found-view.tsx'
import { errorWords } from '../error-words.tsx'

export const metadata = { title: messageText('notFound.title'), robots: { index: false } }

/** The whole 404 page where a page of ours has no such make, car or guide; sent as `page-not-found` is. */
export default async function Page() {
  return <NotFoundView words={await errorWords('not-found', true)} />
}
