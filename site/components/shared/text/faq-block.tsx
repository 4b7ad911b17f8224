import type { FaqsForRouteQueryResult } from '#schemas/generated/sanity.types.ts'
import { QuestionList } from '#site/ui/disclosure/disclosure.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { RichText } from './rich-text.tsx'

/** The questions placed on a page; nothing when there are none. */
export function FaqBlock({ title, faqs }: { title: string; faqs: FaqsForRouteQueryResult }) {
  if (faqs.length === 0) return null
  return (
    <PageSection id="questions" title={title}>
      <Questions faqs={faqs} />
    </PageSection>
  )
}

/** Editors' questions with their answers. */
export function Questions({ faqs }: { faqs: FaqsForRouteQueryResult }) {
  return (
    <QuestionList
      questions={faqs.map(({ question, answer }) => ({
        question,
        answer: <RichText value={answer} />,
      }))}
    />
  )
}
