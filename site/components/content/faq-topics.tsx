import type { FaqTopic } from '#core/content/faq-topics.ts'
import type { FaqsForRouteQueryResult } from '#schemas/generated/sanity.types.ts'
import { messages } from '#site/messages/en.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './faq-topics.module.css'
import { Questions } from '#site/components/shared/text/faq-block.tsx'

export type FaqTopicsProps = {
  topics: readonly { topic: FaqTopic; faqs: FaqsForRouteQueryResult }[]
}

/** Every question under its topic, with links to the topics first. */
export function FaqTopics({ topics }: FaqTopicsProps) {
  const t = messages.content
  return (
    <>
      <nav aria-label={t.contents} className={styles.topics}>
        <ul>
          {topics.map(({ topic }) => (
            <li key={topic}>
              <a href={`#${topic}`} className={styles.topic}>
                {t.questionsTopics[topic]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(({ topic, faqs }) => (
        <PageSection key={topic} id={topic} title={t.questionsTopics[topic]}>
          <Questions faqs={faqs} />
        </PageSection>
      ))}
    </>
  )
}
