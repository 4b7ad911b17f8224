import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { Link } from '#site/ui/link/link.tsx'
import { countText } from './count-text.ts'
import styles from './index-lists.module.css'

export type MakeListProps = {
  makes: readonly { slug: string; name: string; derivatives: number }[]
}

/** Makes in columns, like the index of a timetable: name on the left, how many cars on the right. */
export async function MakeList({ makes }: MakeListProps) {
  const t = await getTranslations('results')
  return (
    <ul className={styles.makes}>
      {makes.map((make) => (
        <li key={make.slug} className={styles.make}>
          <Link href={paths.carLeasingMake(make.slug)} className={styles.link}>
            {make.name}
          </Link>
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
