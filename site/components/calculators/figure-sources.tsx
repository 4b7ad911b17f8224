import { writtenDay } from '#core/time/written-day.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './calculators.module.css'

const texts = messages.calculators.sources

/** A dated figure of a calculation as a page shows it. */
export type ShownFigure = {
  name: string
  /** With its unit: "27p per kWh". */
  amount: string
  source: string
  /** `YYYY-MM-DD` */
  fromDay: string
  reviewBy: string
}

/** Where each figure of a calculation comes from, since when it holds and by when to check it. Rule D-72. */
export function FigureSources({
  figures,
  today,
}: {
  figures: readonly ShownFigure[]
  today: string
}) {
  return (
    <PageSection id="sources" title={texts.title} lede={texts.lede}>
      <table className={`${styles.table} ${styles.sources}`}>
        <thead>
          <tr>
            <th scope="col">{texts.figure}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={`${figure.name} ${figure.fromDay}`}>
              <th scope="row">
                {figure.name}
                <span className={styles.small}>{datedWords(figure, today)}</span>
              </th>
              <td>{figure.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  )
}

/** @example datedWords(petrol, '2026-11-25') // 'Our own estimate. Since 1 January 2026; check by 31 December 2026.' */
export function datedWords(
  { source, fromDay, reviewBy }: Pick<ShownFigure, 'source' | 'fromDay' | 'reviewBy'>,
  today: string,
): string {
  const from = fill(fromDay > today ? texts.announced : texts.since, { day: writtenDay(fromDay) })
  const check = fill(texts.checkBy, { day: writtenDay(reviewBy) })
  const words = `${source.replace(/\.$/, '')}. ${from}; ${check}`
  return reviewBy < today ? `${words}. ${texts.due}` : `${words}.`
}
