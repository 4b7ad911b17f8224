import type { CalculatorRoute } from '#core/routes/calculator-routes.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import styles from './calculators.module.css'

/** Calculators by what each of them answers. */
export function CalculatorCards({
  names,
  headingLevel: Heading,
}: {
  names: readonly CalculatorRoute[]
  headingLevel: 'h2' | 'h3'
}) {
  return (
    <ul className={styles.cards}>
      {names.map((name) => (
        <li key={name} className={styles.card}>
          <Heading>
            <a href={paths[name]()}>{messages.calculators.pages[name].title}</a>
          </Heading>
          <p>{messages.calculators.pages[name].lede}</p>
        </li>
      ))}
    </ul>
  )
}
