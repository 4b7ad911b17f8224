import { toPlainText } from '@portabletext/react'
import { faqsByTopic } from '#core/display/faq-topics.ts'
import { FaqTopics } from '../../../../components/content/faq-topics.tsx'
import { JsonLd } from '../../../../components/content/json-ld.tsx'
import { faqPageData } from '../../../../components/content/structured-data.ts'
import { allFaqs } from '../../../../data/content/faqs.ts'
import { withoutMarks } from '../../../../data/content/stega.ts'
import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const dynamic = 'error'

export const generateMetadata = () => contentMetadata('faq')

/** Every question there is, by topic. */
export default async function Page() {
  const faqs = await allFaqs()
  const plain = withoutMarks(faqs).map(({ question, answer }) => ({
    question,
    answer: toPlainText(answer),
  }))
  return (
    <ContentRoute name="faq">
      <JsonLd data={faqPageData(plain)} />
      <FaqTopics topics={faqsByTopic(faqs)} />
    </ContentRoute>
  )
}
