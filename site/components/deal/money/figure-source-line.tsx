import type { FigureSource } from '#core/pricing/company-car/company-car-tax.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { fill } from '#site/messages/fill.ts'
import { moneyTexts } from './money-texts.ts'
import styles from './money.module.css'

/** Where figures come from, as known on which day, and by when to look again. Rule P-95. */
export function FigureSourceLine({ source, reviewBy }: FigureSource) {
  return (
    <p className={styles.source}>
      {fill(moneyTexts.source, { source, day: writtenDay(reviewBy) })}
    </p>
  )
}
