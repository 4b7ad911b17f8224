import { paths } from '#core/routes/paths.ts'
import styles from './guide-links.module.css'

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
            <a href={paths.guide(category, guide.slug)}>{guide.title}</a>
          </Heading>
          <p>{guide.summary}</p>
        </li>
      ))}
    </ul>
  )
}
