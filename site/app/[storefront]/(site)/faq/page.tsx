import { faqsByTopic } from '#core/content/faq-topics.ts'
import { FaqTopics } from '#site/components/content/faq-topics.tsx'
import { allFaqs } from '#site/data/faqs/server.ts'
import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const generateMetadata = () => contentMetadata('faq')

/** Every question there is, by topic. */
export default async function Page() {
  return (
    <ContentRoute name="faq">
      <FaqTopics topics={faqsByTopic(await allFaqs())} />
    </ContentRoute>
  )
}
