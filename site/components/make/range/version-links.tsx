import { paths } from '#core/routes/paths.ts'
import type { RangeFacts } from '#site/data/makes/types.ts'
import styles from './version-links.module.css'

/** A link to the deal page of every version. Rule K-31. */
export function VersionLinks({ versions }: Pick<RangeFacts, 'versions'>) {
  return (
    <ul className={styles.versions}>
      {versions.map(({ capId, name }) => (
        <li key={capId}>
          <a href={paths.deal(capId)}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
