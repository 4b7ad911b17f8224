import type { Derivative } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { DemonstrationMark } from '#site/ui/demonstration-mark/demonstration-mark.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { CarInFigures } from '#site/components/shared/deal/car-in-figures.tsx'
import styles from './car.module.css'

export type Review = {
  title: string
  paragrafList: readonly string[]
  source: string
  isDemonstration: boolean
}

export type AboutCarProps = {
  car: Derivative
  descriptions: readonly string[]
  /** Null where there is none. */
  review: Review | null
  /** Whether what holds of every lease stands on the page, as the section `general`. */
  hasGeneral: boolean
}

const texts = messages.car

/**
 * What there is to know of a car, overview and tech and specs, below links that lead to each and to
 * the general information. They all stand on the page, with script and without. Rule D-59.
 */
export function AboutCar({ car, descriptions, review, hasGeneral }: AboutCarProps) {
  const hasOverview = descriptions.length > 0 || review !== null
  const tabs = [
    ...(hasOverview ? [['overview', texts.overview] as const] : []),
    ['tech', texts.tech] as const,
    ...(hasGeneral ? [['general', texts.general] as const] : []),
  ]
  return (
    <>
      <nav aria-label={texts.about} className={styles.tabs} data-no-print="">
        {tabs.map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      {hasOverview ? (
        <PageSection id="overview" title={texts.overview}>
          <div className={styles.overview}>
            {descriptions.length > 0 ? <p>{descriptions.join(' ')}</p> : null}
            {review ? <CarReview {...review} /> : null}
          </div>
        </PageSection>
      ) : null}
      <CarInFigures id="tech" title={texts.tech} car={car} />
    </>
  )
}

/** A road test, or the text that stands in its place and says so. Rule K-06. */
function CarReview({ title, paragrafList, source, isDemonstration }: Review) {
  return (
    <article>
      <h3>{title}</h3>
      {paragrafList.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.source}>
        {fill(texts.reviewSource, { source })}{' '}
        {isDemonstration ? <DemonstrationMark label={texts.illustration} /> : null}
      </p>
    </article>
  )
}
