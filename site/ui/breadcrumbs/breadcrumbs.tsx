import { StaticHtml } from '../static-html/static-html.tsx'
import styles from './breadcrumbs.module.css'

export type Crumb = { label: string; href?: string }

/** The last crumb is the page itself and has no address. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <StaticHtml as="nav" aria-label={label} className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.label} className={styles.crumb}>
            {crumb.href ? (
              <a href={crumb.href} className={styles.link}>
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </StaticHtml>
  )
}
