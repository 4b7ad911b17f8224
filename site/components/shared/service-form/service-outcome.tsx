'use client'

import { useEffect, useRef } from 'react'
import { currency } from '#core/pricing/money/currency.ts'
import { writtenWeekday } from '#core/time/written-weekday.ts'
import type { ServiceOutcome } from '#site/data/services/types.ts'
import { fill } from '#site/messages/fill.ts'
import type { ServiceTexts } from './service-texts.ts'
import styles from './service-outcome.module.css'

type Props = {
  outcome: ServiceOutcome
  texts: ServiceTexts
  /** It has just taken the place of the form, and with it the focus. */
  isNew?: boolean
}

/** What became of a form: thanks, by when it is answered, and what follows. Rules W-120, W-121. */
export function ServiceOutcomeView({ outcome, texts, isNew = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { reference, answerBy, car } = outcome
  const by = answerBy ? fill(texts.by, { day: writtenWeekday(answerBy) }) : texts.within
  return (
    <div className={styles.outcome} role="status">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.thanksTitle}
      </h2>
      {car && texts.value ? <CarWorth car={car} texts={texts.value} /> : null}
      {car === null ? <p>{texts.value?.notValued}</p> : null}
      <p>{fill(texts.thanks, { by })}</p>
      {texts.thanksNext ? <p className={styles.small}>{texts.thanksNext}</p> : null}
      {reference ? (
        <p className={styles.small}>
          {texts.reference} <span className={styles.reference}>{reference}</span>
        </p>
      ) : null}
    </div>
  )
}

function CarWorth({
  car,
  texts,
}: {
  car: NonNullable<ServiceOutcome['car']>
  texts: NonNullable<ServiceTexts['value']>
}) {
  const { name, low, middle, high, source } = car
  return (
    <div className={styles.worth}>
      <p>{fill(texts.worth, { car: name })}</p>
      <p className={styles.amount}>{about(middle)}</p>
      <p className={styles.small}>
        {fill(texts.between, { low: about(low), high: about(high), source })}
      </p>
    </div>
  )
}

/** An estimate has no pence. */
const about = (pounds: number): string => currency(Math.round(pounds) * 100)
