import { equitySchema, initialEquity, presentCar } from '#core/calculators/equity/equity-fields.ts'
import { type Query, readFigures } from '#core/calculators/read-figures.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from '../calculators.module.css'

const texts = messages.carChange

/** What the equity is worked out from, and what it leaves out. Rules P-60, P-61, P-69. */
export function EquityWorking({ query }: { query: Query }) {
  const { typed, isValid } = readFigures(equitySchema, initialEquity, query)
  const { retainedEachYearBasisPoints } = presentCar(isValid ? typed : initialEquity)
  return (
    <PageSection title={texts.workingTitle}>
      <ul className={styles.notes}>
        {texts.working.map((text) => (
          <li key={text}>{fill(text, { keeps: `${retainedEachYearBasisPoints / 100}%` })}</li>
        ))}
      </ul>
    </PageSection>
  )
}
