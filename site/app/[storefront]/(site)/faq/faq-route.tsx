import { FaqTopics } from '#site/components/content/faq-topics.tsx'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { questionsOf } from '#site/components/shared/text/faq-block.tsx'
import { allFaqs } from '#site/data/faqs/server.ts'
import { ContentRoute } from '../content-route.tsx'

/** The page of all questions; with words to find, the others are hidden. Rules E-20, E-22. */
export async function FaqRoute({ find = '' }: { find?: string }) {
  const faqs = await allFaqs()
  return (
    <ContentRoute name="faq">
      {find === '' ? <JsonLd things={[questionsOf(faqs)]} /> : null}
      <FaqTopics faqs={faqs} find={find} />
    </ContentRoute>
  )
}
