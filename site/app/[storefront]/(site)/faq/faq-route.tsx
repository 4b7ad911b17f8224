import { FaqTopics } from '#site/components/content/faq-topics.tsx'
import { allFaqs } from '#site/data/faqs/server.ts'
import { ContentRoute } from '../content-route.tsx'

/** The page of all questions; with words to find, the others are hidden. Rules E-20, E-22. */
export async function FaqRoute({ find = '' }: { find?: string }) {
  return (
    <ContentRoute name="faq">
      <FaqTopics faqs={await allFaqs()} find={find} />
    </ContentRoute>
  )
}
