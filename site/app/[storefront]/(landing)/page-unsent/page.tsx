import { UnsentView } from '#site/components/failure/unsent-view.tsx'
import { messages } from '#site/messages/en.ts'
import { unsentFieldsMark } from '#site/policy/unsent-form.ts'

export const dynamic = 'error'

export const metadata = { title: messages.failure.unsentTitle, robots: { index: false } }

/** What the front server sends, with status 503 and all that was typed, for a form that could not be taken. */
export default function Page() {
  return <UnsentView mark={unsentFieldsMark} />
}
