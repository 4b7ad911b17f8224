import { getTranslations } from 'next-intl/server'
import { toPlainText } from '@portabletext/react'
import { paths } from '#core/paths/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import type {
  GuideBySlugQueryResult,
  RichText as RichTextValue,
} from '#schemas/generated/sanity.types.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Column, PageSection, PageTitle } from '../../ui/page-section/page-section.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import styles from './article.module.css'
import { headingId } from './heading-id.ts'
import { readingMinutes } from './reading-minutes.ts'
import { RichText } from './rich-text.tsx'

export type Guide = NonNullable<GuideBySlugQueryResult>

/** A guide: what it is about, who checked it when, its parts, its text, and what to read next. */
export async function Article({ guide }: { guide: Guide }) {
  const t = await getTranslations('content')
  return (
    <Column>
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={[
          { label: t('home'), href: paths.home() },
          { label: t('guides'), href: paths.guides() },
          { label: guide.category.title, href: paths.guideCategory(guide.category.slug) },
          { label: guide.title },
        ]}
      />
      <PageTitle title={guide.title} lede={guide.summary} />
      <p className={styles.byline}>
        {t('byline', { author: guide.author, date: writtenDay(guide.updatedAt) })} ·{' '}
        {t('readingTime', { minutes: readingMinutes(toPlainText(guide.body)) })}
      </p>
      <div className={styles.article}>
        <Contents title={t('contents')} body={guide.body} />
        <Prose>
          <RichText value={guide.body} />
        </Prose>
      </div>
      {guide.related.length > 0 ? (
        <PageSection title={t('related')}>
          <GuideLinks category={guide.category.slug} guides={guide.related} />
        </PageSection>
      ) : null}
    </Column>
  )
}

/** Links to the headings of a text; nothing when it has fewer than two. */
function Contents({ title, body }: { title: string; body: RichTextValue }) {
  const headings = body.flatMap((block) =>
    block._type === 'block' && block.style === 'h2' ? [toPlainText([block])] : [],
  )
  if (headings.length < 2) return null
  return (
    <nav aria-label={title} className={styles.contents}>
      <p className={styles.contentsTitle}>{title}</p>
      <ol>
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${headingId(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export type GuideLinksProps = {
  category: string
  guides: readonly { title: string; slug: string; summary: string }[]
  /** 2 where the list stands right under the page's title. */
  headingLevel?: 2 | 3
}

/** Guides as titles with their summaries. */
export function GuideLinks({ category, guides, headingLevel = 3 }: GuideLinksProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className={styles.guides}>
      {guides.map((guide) => (
        <li key={guide.slug}>
          <Heading className={styles.guideTitle}>
            <Link href={paths.guide(category, guide.slug)}>{guide.title}</Link>
          </Heading>
          <p>{guide.summary}</p>
        </li>
      ))}
    </ul>
  )
}
