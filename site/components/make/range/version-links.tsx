import { paths } from '#core/routes/paths.ts'
import type { RangeFacts } from '#site/data/makes/types.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './version-links.module.css'

/** A link to the deal page of every version. Rule K-31. */
export function VersionLinks({ versions }: Pick<RangeFacts, 'versions'>) {
  return (
    <ul className={styles.versions}>
      {versions.map(({ capId, name }) => (
        <li key={capId}>
          <Link href={paths.deal(capId)}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
