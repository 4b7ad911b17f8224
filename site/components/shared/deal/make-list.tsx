import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { Wordmark } from '#site/ui/wordmark/wordmark.tsx'
import { countText } from './count-text.ts'
import styles from './index-lists.module.css'

export type MakeListProps = {
  makes: readonly { slug: string; name: string; derivatives: number; logo: string }[]
  /** Whether each stands under its wordmark. Rule K-30. */
  hasMarks?: boolean
}

/** Makes in columns, like the index of a timetable: name on the left, how many cars on the right. */
export async function MakeList({ makes, hasMarks = false }: MakeListProps) {
  const t = await getTranslations('results')
  return (
    <ul className={hasMarks ? styles.marks : styles.makes}>
      {makes.map((make) => (
        <li key={make.slug} className={styles.make}>
          {hasMarks ? <Wordmark src={make.logo} name="" /> : null}
          <a href={paths.carLeasingMake(make.slug)} className={styles.link}>
            {make.name}
          </a>
          <span className={styles.count}>
            {t('manufacturersCount', {
              count: make.derivatives,
              countText: countText(make.derivatives),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
