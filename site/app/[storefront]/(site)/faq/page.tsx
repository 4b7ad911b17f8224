import { getTranslations } from 'next-intl/server'
import { FaqBlock } from '../../../../components/content/faq-block.tsx'
import { allFaqs } from '../../../../data/content/faqs.ts'
import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const dynamic = 'error'

export const generateMetadata = () => contentMetadata('faq')

export default async function Page() {
  const [faqs, t] = await Promise.all([allFaqs(), getTranslations('content')])
  return (
    <ContentRoute pageKey="faq">
      <FaqBlock title={t('questions')} faqs={faqs} />
    </ContentRoute>
  )
}
