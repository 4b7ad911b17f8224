import { toPlainText } from '@portabletext/react'
import { stegaClean } from '@sanity/client/stega'
import { paths } from '#core/routes/paths.ts'
import type { FaqsForRouteQueryResult } from '#schemas/generated/sanity.types.ts'
import { messages } from '#site/messages/en.ts'
import { QuestionList } from '#site/ui/disclosure/disclosure.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { questionsData } from '../structured-data/structured-data.ts'
import { RichText } from './rich-text.tsx'

type Faq = Pick<FaqsForRouteQueryResult[number], 'question' | 'answer'>

type FaqBlockProps = {
  title: string
  faqs: readonly Faq[]
  /** False in the middle of an enquiry, whose fields leaving would empty. */
  leadsToAll?: boolean
}

/** The questions a page shows, and the way to all of them; nothing when there are none. */
export function FaqBlock({ title, faqs, leadsToAll = true }: FaqBlockProps) {
  if (faqs.length === 0) return null
  return (
    <PageSection
      id="questions"
      title={title}
      drawnFrom={['questions', title, leadsToAll, faqs]}
      aside={leadsToAll ? <a href={paths.faq()}>{messages.content.allQuestions}</a> : null}
    >
      <Questions faqs={faqs} />
    </PageSection>
  )
}

/** The questions of a page as structured data, in the words that it shows. Rule E-27. */
export const questionsOf = (faqs: readonly Faq[]) =>
  questionsData(
    stegaClean(faqs).map(({ question, answer }) => ({ question, answer: plainText(answer) })),
  )

/** An answer's words, claims in it too, a paragraph each. */
const plainText = (answer: Faq['answer']): string =>
  answer
    .map((member) =>
      member._type === 'claimNote' ? (member.claim?.text ?? '') : toPlainText([member]).trim(),
    )
    .filter(Boolean)
    .join('\n\n')

/** Editors' questions with their answers. */
export function Questions({ faqs }: { faqs: readonly (Faq & { isHidden?: boolean })[] }) {
  return (
    <QuestionList
      questions={faqs.map(({ question, answer, isHidden }) => ({
        question,
        answer: <RichText value={answer} />,
        isHidden,
      }))}
    />
  )
}
