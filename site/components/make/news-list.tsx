import { getTranslations } from 'next-intl/server'
import { blogPath } from '#core/routes/blog.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { RichText, type RichTextValue } from '#site/components/shared/text/rich-text.tsx'
import styles from './make.module.css'

export type NewsListProps = {
  news: readonly { _key: string; title: string; date: string; text: RichTextValue }[]
}

/** Editors' news, newest first, and a link to the blog; nothing without news. */
export async function NewsList({ news }: NewsListProps) {
  if (news.length === 0) return null
  const t = await getTranslations('make')
  return (
    // The blog is outside the application.
    <PageSection id="news" title={t('newsTitle')} aside={<a href={blogPath}>{t('blog')}</a>}>
      <div className={styles.stack}>
        {news.map(({ _key, title, date, text }) => (
          <article key={_key}>
            <h3>{title}</h3>
            <p className={styles.soft}>
              <time dateTime={date}>{writtenDay(date)}</time>
            </p>
            <Prose>
              <RichText value={text} />
            </Prose>
          </article>
        ))}
      </div>
    </PageSection>
  )
}
