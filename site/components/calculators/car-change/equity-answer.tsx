import type { ReactNode } from 'react'
import { currency, simpleCurrency } from '#core/pricing/money/currency.ts'
import type { CarChange, EquityMonth } from '#core/pricing/running-costs/car-change.ts'
import { paths } from '#core/routes/paths.ts'
import { writtenMonth } from '#core/time/written-month.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Answer } from '../answer.tsx'
import { monthsText } from '../months-text.ts'
import styles from '../calculators.module.css'

const texts = messages.carChange

/** The four outcomes of changing a car, each with what to do next. Rules P-62, P-63, P-64. */
export function EquityAnswer({
  change,
  months,
  sellHref,
}: {
  change: CarChange
  /** Null where nothing is owed or nothing can be worked out. */
  months: readonly EquityMonth[] | null
  /** Where to sell the car; null while there is no such page. */
  sellHref: string | null
}) {
  switch (change.outcome) {
    case 'leaseEnded':
      return (
        <Answer {...texts.leaseEnded}>
          <p>{texts.leaseEnded.advice}</p>
          <Next>
            <a href={paths.returnBill()}>{texts.leaseEnded.link}</a>
          </Next>
        </Answer>
      )
    case 'notCalculable':
      return (
        <Answer {...texts.notCalculable}>
          <p>{texts.notCalculable.advice}</p>
        </Answer>
      )
    case 'negative':
      return <NegativeEquity change={change} months={months ?? []} />
    case 'positive':
      return change.settlementPence === 0 ? (
        <Answer text={texts.owned.text} figure={simpleCurrency(change.equityPence)}>
          <p>{texts.owned.advice}</p>
          <NextCar sellHref={sellHref} />
        </Answer>
      ) : (
        <Answer
          text={texts.positive.text}
          figure={amountIn(texts.positive.figure, change.equityPence)}
          facts={factsOf(change, texts.facts.equity)}
        >
          <p>{texts.positive.advice}</p>
          <NextCar sellHref={sellHref} />
        </Answer>
      )
  }
}

type Negative = Extract<CarChange, { outcome: 'negative' }>

function NegativeEquity({ change, months }: { change: Negative; months: readonly EquityMonth[] }) {
  const { text, figure, advice, never } = texts.negative
  const wait = change.monthsToWait
  const turn = wait === null ? undefined : months[wait]
  return (
    <Answer
      text={text}
      figure={amountIn(figure, -change.equityPence)}
      facts={factsOf(change, texts.facts.shortfall)}
    >
      <p>
        {wait === null || !turn
          ? never
          : fill(advice, {
              months: monthsText(wait),
              month: writtenMonth(turn.day),
            })}
      </p>
    </Answer>
  )
}

function NextCar({ sellHref }: { sellHref: string | null }) {
  return (
    <Next>
      {sellHref === null ? null : <a href={sellHref}>{texts.sell}</a>}
      <a href={paths.compare()}>{texts.lease}</a>
    </Next>
  )
}

const Next = ({ children }: { children: ReactNode }) => <p className={styles.next}>{children}</p>

const amountIn = (text: string, pence: number) => fill(text, { amount: simpleCurrency(pence) })

const factsOf = (
  { equityPence, settlementPence }: { equityPence: number; settlementPence: number },
  difference: string,
) => [
  { label: texts.facts.worth, value: currency(equityPence + settlementPence) },
  { label: texts.facts.settlement, value: currency(settlementPence) },
  { label: difference, value: currency(Math.abs(equityPence)) },
]
