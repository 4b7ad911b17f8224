import styles from './link-lists.module.css'

export type LinkListsProps = {
  lists: readonly { title: string; links: readonly { label: string; href: string }[] }[]
}

/** Titled lists of links beside each other, as an index sets them. */
export function LinkLists({ lists }: LinkListsProps) {
  return (
    <div className={styles.lists}>
      {lists.map(({ title, links }) => (
        <section key={title} className={styles.list}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.link} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
