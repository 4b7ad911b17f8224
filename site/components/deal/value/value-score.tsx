import useSWR from 'swr'
import { isPcpOffer } from '#core/offer/offer.ts'
import type { DealValue } from '#core/pricing/value/deal-value.ts'
import { paths } from '#core/routes/paths.ts'
import { fetchValueScore } from '#site/data/deal/browser.ts'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { FactTable } from '#site/ui/facts/facts.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'
import { shownValue } from './value-facts.ts'
import styles from './value-score.module.css'

/** The value of the offer that a page opens on, and the cars it is ranked among: "petrol SUVs". */
export type OpeningValue = { offerId: string; value: DealValue | null; cars: string }

export type ValueScoreProps = DealSectionProps & { opening: OpeningValue }

/**
 * The value score of the deal shown, with the rank; formula and inputs open from it. After a change
 * of terms it is asked for anew. Nothing of a PCP. Rule D-53.
 */
export function ValueScore({ view: { shown }, opening }: ValueScoreProps) {
  const isKnown = shown.id === opening.offerId || isPcpOffer(shown)
  const { data, error } = useSWR(
    isKnown ? null : ['value-score', shown.id],
    () => fetchValueScore(shown.id),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (isPcpOffer(shown)) return null
  const value = isKnown ? opening.value : data
  const texts = dealTexts.value
  if (value === null || error !== undefined) return <p className={styles.line}>{texts.failed}</p>
  const { line, facts, notes } = value
    ? shownValue(value, opening.cars, texts)
    : { line: texts.waiting, facts: [], notes: [] }
  // While the next score is on its way, what was opened stays open.
  return value && facts.length === 0 ? (
    <p className={styles.line}>
      {line} <a href={paths.valueScore()}>{texts.link}</a>
    </p>
  ) : (
    <Disclosure summary={line}>
      <FactTable facts={facts} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <p className={styles.note}>
        {texts.more} <a href={paths.valueScore()}>{texts.link}</a>
      </p>
    </Disclosure>
  )
}
