import styles from './skip-link.module.css'

/** First in the page; `href` is the id of the main part, which needs `tabIndex={-1}`. */
export function SkipLink({ href, label }: { href: `#${string}`; label: string }) {
  return (
    <a className={styles.skip} href={href}>
      {label}
    </a>
  )
}
