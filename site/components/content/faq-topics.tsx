import { faqFindKey, isFaqFound, mostFindLetters } from '#core/content/faq-found.ts'
import { type FaqTopic, faqsByTopic } from '#core/content/faq-topics.ts'
import { paths } from '#core/routes/paths.ts'
import type { AllFaqsQueryResult } from '#schemas/generated/sanity.types.ts'
import { messages } from '#site/messages/en.ts'
import { Questions } from '#site/components/shared/text/faq-block.tsx'
import { Button } from '#site/ui/button/button.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { FaqFind } from './faq-find.tsx'
import { foundText } from './find-questions.ts'
import { StaticHtml } from '#site/ui/static-html/static-html.tsx'
import styles from './faq-topics.module.css'
import { textOf } from './text-of.ts'

type FaqTopicsProps = {
  faqs: AllFaqsQueryResult
  /** Words to find: questions without them are there, and hidden. */
  find: string
}

/** Every question under its topic, with a box to find some and links to the topics first. */
export function FaqTopics({ faqs, find }: FaqTopicsProps) {
  const t = messages.content
  const topics = faqsByTopic(
    faqs.map((faq) => ({
      ...faq,
      isHidden: !isFaqFound(`${faq.question} ${textOf(faq.answer)}`, find),
    })),
  ).map((each) => ({ ...each, isHidden: each.faqs.every(({ isHidden }) => isHidden) }))
  const found = topics.flatMap((topic) => topic.faqs.filter(({ isHidden }) => !isHidden)).length
  const { none, one, many } = t.findQuestions
  const status = foundText(found, find, t.findQuestions)
  return (
    <FaqFind find={find} texts={{ none, one, many }}>
      <StaticHtml>
        <search>
          <form action={paths.faq()} className={styles.find}>
            <TextField
              id="find"
              label={t.findQuestions.label}
              name={faqFindKey}
              type="search"
              defaultValue={find}
              maxLength={mostFindLetters}
              autoComplete="off"
            />
            <Button type="submit">{t.findQuestions.submit}</Button>
          </form>
        </search>
        <p role="status" className={styles.found}>
          {status}
        </p>
        <a href={paths.faq()} data-all="" hidden={status === '' || found > 0}>
          {t.findQuestions.all}
        </a>
      </StaticHtml>
      <StaticHtml as="nav" aria-label={t.contents} className={styles.topics}>
        <ul>
          {topics.map(({ topic, isHidden }) => (
            <li key={topic} hidden={isHidden}>
              <a href={`#${topic}`} className={styles.topic}>
                {t.questionsTopics[topic satisfies FaqTopic]}
              </a>
            </li>
          ))}
        </ul>
      </StaticHtml>
      <StaticHtml>
        {topics.map(({ topic, faqs: filed, isHidden }) => (
          <div key={topic} data-topic={topic} hidden={isHidden}>
            <PageSection id={topic} title={t.questionsTopics[topic]}>
              <Questions faqs={filed} />
            </PageSection>
          </div>
        ))}
      </StaticHtml>
    </FaqFind>
  )
}
