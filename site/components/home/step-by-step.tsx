import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import styles from './step-by-step.module.css'

/** How many makes stand in the row. */
const shownMakes = 6

/** The first question of the search by make, answered with one tap, and the other ways to begin. */
export function StepByStep(props: {
  makes: readonly { slug: string; name: string; derivatives: number }[]
}) {
  const t = messages.home.stepByStep
  const makes = props.makes
    .toSorted((left, right) => right.derivatives - left.derivatives)
    .slice(0, shownMakes)
  const links = [
    ...makes.map(({ slug, name }) => ({ label: name, href: paths.carSearchMake(slug) })),
    { label: t.allMakes, href: paths.carSearch() },
    { label: t.byBudget, href: paths.budgetSearch() },
  ]
  return (
    <nav aria-labelledby="step-by-step" className={styles.row}>
      <h2 id="step-by-step" className={styles.title}>
        {t.title}
      </h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
