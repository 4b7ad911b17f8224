import { messages } from '#site/messages/en.ts'
import { unsentFieldsMark } from '#site/policy/unsent-form.ts'
import { Button } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'

const { unsentTitle: title, unsentHelp, unsentAgain } = messages.failure

export const dynamic = 'error'

export const metadata = { title, robots: { index: false } }

/**
 * What the front server sends, with status 503, for a form that could not be taken: it puts all that
 * was typed in the place of the mark, and a button sends it again to the same address. Rule G-07.
 */
export default function Page() {
  return (
    <Column>
      <EmptyState
        drawing="road"
        title={title}
        headingLevel={1}
        actions={
          <form method="post">
            {/* React leaves alone what is inside when it hydrates, so the fields stay. */}
            <div hidden dangerouslySetInnerHTML={{ __html: unsentFieldsMark }} />
            <Button type="submit">{unsentAgain}</Button>
          </form>
        }
      >
        <p>{unsentHelp}</p>
      </EmptyState>
    </Column>
  )
}
